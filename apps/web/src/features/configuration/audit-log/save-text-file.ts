/** Gives a text to the user as a file of the browser's downloads. */
export function saveTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has its own hold on the data by now.
  URL.revokeObjectURL(url);
}
