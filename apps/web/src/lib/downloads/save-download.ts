import type { DownloadAddress } from '@closewright/contract/kit';

/** Lets the browser fetch a file into the user's downloads; it is written while it comes. */
export function saveDownload({ url, fileName }: DownloadAddress): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
}
