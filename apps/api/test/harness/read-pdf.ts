import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructNode {
  readonly role?: string;
  readonly children?: readonly StructNode[];
}

/** What a reader gets of a PDF, page by page: its text with a bar where a piece begins, and the roles of its tags in order. */
export async function readPdf(bytes: Uint8Array) {
  // A copy: the reader takes what it is given.
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item
        ? [
            {
              text: item.str,
              left: item.transform[4] as number,
              top: item.transform[5] as number,
              width: item.width,
              size: item.height,
            },
          ]
        : [],
    );
    // Reason: the types leave out the pieces of content that a node may end in.
    const tree = (await page.getStructTree()) as StructNode | null;
    pages.push({
      width: page.view[2] as number,
      texts,
      text: texts.map(({ text }) => text).join(''),
      roles: rolesOf(tree),
    });
  }
  await loading.destroy();
  return { info: info as Readonly<Record<string, unknown>>, pages };
}

const rolesOf = (node: StructNode | null): string[] =>
  node === null ? [] : [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
