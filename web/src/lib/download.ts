// Something to take away as a file.
import { reasonOf } from "./refusal";
import { say } from "./speech.svelte";
import { toasts } from "./toast.svelte";

/** Saves what is at an address under a name; whether there was something. */
export async function download(address: Promise<string>, name: string): Promise<boolean> {
  try {
    const link = document.createElement("a");
    link.href = await address;
    link.download = name;
    link.click();
    // The browser reads it after this.
    if (link.href.startsWith("blob:")) setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return true;
  } catch (error) {
    toasts.show(say(reasonOf(error)), "trouble");
    return false;
  }
}
