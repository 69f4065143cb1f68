import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructNode {
  readonly role?: string;
  readonly children?: readonly StructNode[];
}

/** What a reader gets of a PDF, page by page: its texts with where they stand (points from the left and the bottom), and the roles of its tags in order. An artifact is not read aloud. */
export async function readPdf(bytes: Uint8Array) {
  // A copy: the reader takes what it is given.
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks: (string | undefined)[] = [];
    const texts = items.flatMap((item) => {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') marks.pop();
        // Reason: the types leave out what the content is marked as.
        else marks.push((item as { tag?: string }).tag);
        return [];
      }
      const [across = 0, up = 0, , , left = 0, top = 0] = item.transform as readonly number[];
      return [
        {
          text: item.str,
          left,
          top,
          width: item.width,
          size: item.height,
          isUpright: across > 0 && up === 0,
          isArtifact: marks.includes('Artifact'),
        },
      ];
    });
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
