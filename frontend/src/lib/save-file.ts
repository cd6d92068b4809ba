/** Hands a text to the browser's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; some browsers still read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
