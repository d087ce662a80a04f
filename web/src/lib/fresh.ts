/** An id for a request, unique enough. `crypto.randomUUID` is lacking where a page is not served securely. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
