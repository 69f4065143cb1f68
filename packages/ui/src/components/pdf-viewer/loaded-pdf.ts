/** What is used of the library's document. */
export interface PdfProxy {
  readonly numPages: number;
  getPage(page: number): Promise<{
    getViewport(options: { scale: number }): { width: number; height: number };
    getTextContent(): Promise<{ items: readonly object[] }>;
  }>;
}

/** A document that was opened. Pages are taken to be as large as the first until they are drawn. */
export interface LoadedPdf {
  readonly proxy: PdfProxy;
  readonly count: number;
  readonly size: { readonly width: number; readonly height: number };
}
