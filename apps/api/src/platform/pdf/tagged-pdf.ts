import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** Inter (SIL Open Font License 1.1), embedded in every document. */
const font = (name: string) => fileURLToPath(new URL(`../../../fonts/${name}.ttf`, import.meta.url));
const regular = font('Inter-Regular');
const bold = font('Inter-SemiBold');

/** A column of a table on paper; widths are shares of the room between the margins. */
export interface PdfColumn {
  readonly heading: string;
  readonly share: number;
  /** Amounts stand at the right. */
  readonly align?: 'right';
}

export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly landscape?: boolean;
  /** At the foot of every page, before its number. */
  readonly footer: string;
}

const margin = 54;
const footRoom = 24;
const [small, body, large] = [8, 10.5, 17];
const colours = { text: '#1a1d21', muted: '#5b626b', line: '#c9ced6', shade: '#f1f3f6' } as const;

/**
 * A PDF in US letter that assistive technology can read: a tree of structure, fonts embedded, a title and a language
 * (PDF/UA). Texts flow from top to bottom; a table repeats its head on each page.
 */
export class TaggedPdf {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #options: PdfOptions;

  constructor(options: PdfOptions) {
    const { title, author, createdAt, landscape = false } = options;
    this.#options = options;
    this.#doc = new PDFDocument({
      size: 'LETTER',
      layout: landscape ? 'landscape' : 'portrait',
      margins: { top: margin, bottom: margin + footRoom, left: margin, right: margin },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      // The types know PDF/A only.
      subset: 'PDF/UA' as never,
      lang: 'en-US',
      displayTitle: true,
      font: regular,
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  heading(text: string): void {
    this.#add('H1', () => this.#doc.font(bold).fontSize(large).fillColor(colours.text).text(text));
    this.#doc.moveDown(0.4);
  }

  subheading(text: string): void {
    // What it is over begins on the same page.
    if (this.#bottom() - this.#doc.y < 6 * body) this.#doc.addPage();
    this.#doc.moveDown(0.6);
    this.#add('H2', () => this.#doc.font(bold).fontSize(body).fillColor(colours.text).text(text));
    this.#doc.moveDown(0.3);
  }

  paragraph(text: string, { muted = false }: { muted?: boolean } = {}): void {
    const size = muted ? small : body;
    const colour = muted ? colours.muted : colours.text;
    this.#add('P', () => this.#doc.font(regular).fontSize(size).fillColor(colour).text(text, { lineGap: 2 }));
    this.#doc.moveDown(0.5);
  }

  /** Facts as a table of two columns: what it is, and what it says. */
  facts(rows: readonly (readonly [term: string, text: string])[]): void {
    const widths = this.#widths([0.3, 0.7]);
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    for (const row of rows) this.#row(table, row, widths, { size: body, headers: 1 });
    table.end();
    this.#doc.moveDown(0.5);
  }

  /** A table with a head. Resolves when the last row has come. */
  async table(
    columns: readonly PdfColumn[],
    rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  ): Promise<void> {
    const widths = this.#widths(columns.map(({ share }) => share));
    const headings = columns.map(({ heading }) => heading);
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    const aligns = columns.map(({ align }) => align);
    const head = () => this.#row(table, headings, widths, { size: small, headers: headings.length, aligns });
    head();
    for await (const row of rows) {
      if (this.#heightOf(row, widths, small) > this.#bottom() - this.#doc.y) {
        this.#doc.addPage();
        head();
      }
      this.#row(table, row, widths, { size: small, headers: 0, aligns });
    }
    table.end();
  }

  /** Ends the document: page numbers, then its bytes. */
  async end(): Promise<Uint8Array> {
    const doc = this.#doc;
    this.#root.end();
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      // The foot stands below the margin, where text would begin a new page.
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination' });
      doc
        .font(regular)
        .fontSize(small)
        .fillColor(colours.muted)
        .text(`${this.#options.footer} · Page ${page + 1} of ${count}`, margin, doc.page.height - margin, {
          width: doc.page.width - 2 * margin,
          lineBreak: false,
        });
      doc.endMarkedContent();
    }
    const bytes = new Promise<Uint8Array>((resolve, reject) => {
      const parts: Buffer[] = [];
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('end', () => resolve(Buffer.concat(parts)));
      doc.on('error', reject);
    });
    doc.end();
    return bytes;
  }

  #add(type: string, draw: () => void): void {
    this.#root.add(this.#doc.struct(type, {}, [draw]));
  }

  #widths(shares: readonly number[]): number[] {
    const room = this.#doc.page.width - 2 * margin;
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => (room * share) / whole);
  }

  #bottom(): number {
    return this.#doc.page.height - margin - footRoom;
  }

  #heightOf(cells: readonly string[], widths: readonly number[], size: number): number {
    this.#doc.font(bold).fontSize(size);
    const heights = cells.map((cell, at) => this.#doc.heightOfString(cell || ' ', { width: (widths[at] ?? 0) - 8 }));
    return Math.max(...heights) + 8;
  }

  /** One row; the first `headers` cells are heads, of the row or of their columns. */
  #row(
    table: PDFKit.PDFStructureElement,
    cells: readonly string[],
    widths: readonly number[],
    { size, headers, aligns = [] }: { size: number; headers: number; aligns?: readonly PdfColumn['align'][] },
  ): void {
    const doc = this.#doc;
    const height = this.#heightOf(cells, widths, size);
    if (height > this.#bottom() - doc.y) doc.addPage();
    const top = doc.y;
    const isHead = headers === cells.length;
    doc.markContent('Artifact', { type: 'Layout' });
    if (isHead) doc.rect(margin, top, doc.page.width - 2 * margin, height).fill(colours.shade);
    doc
      .moveTo(margin, top + height)
      .lineTo(doc.page.width - margin, top + height)
      .lineWidth(0.5)
      .stroke(colours.line);
    doc.endMarkedContent();
    const row = doc.struct('TR');
    table.add(row);
    let x = margin;
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0;
      const left = x;
      const isHeader = at < headers;
      const draw = () =>
        doc
          .font(isHeader ? bold : regular)
          .fontSize(size)
          .fillColor(colours.text)
          .text(cell || ' ', left + 4, top + 4, { width: width - 8, align: aligns[at] ?? 'left' });
      // The types know no scope.
      const options = isHeader ? ({ scope: isHead ? 'Column' : 'Row' } as object) : {};
      row.add(doc.struct(isHeader ? 'TH' : 'TD', options, [draw]));
      x += width;
    }
    row.end();
    doc.x = margin;
    doc.y = top + height;
  }
}
