// Whether the page that would be loaded now is another one than this.

const SCRIPT = /assets\/index-[\w-]+\.js/;

/** Whether another version of the page is there to be loaded. */
export async function hasNewVersion(): Promise<boolean> {
  const mine = [...document.scripts].map(({ src }) => SCRIPT.exec(src)?.[0]).find(Boolean);
  if (!mine) return false;
  try {
    const answer = await fetch("./", { cache: "no-store" });
    const theirs = answer.ok ? SCRIPT.exec(await answer.text())?.[0] : undefined;
    return theirs !== undefined && theirs !== mine;
  } catch {
    return false;
  }
}
