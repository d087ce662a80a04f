// Whoever plays by the keyboard is led to where the next decision is; whoever points is left alone.
export class Lead {
  private byKeyboard = false;

  /** A key was pressed. */
  key = (): void => {
    this.byKeyboard = true;
  };

  /** Something was pointed at. */
  pointer = (): void => {
    this.byKeyboard = false;
  };

  /** Leads there, unless the focus is somewhere else on the page: in the chat, say. */
  to(board: HTMLElement | undefined, next: { focus(): void } | null | undefined): void {
    if (!this.byKeyboard) return;
    const here = document.activeElement;
    if (here === document.body || board?.contains(here)) next?.focus();
  }
}
