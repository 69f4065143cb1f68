import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** What a thread is told when it starts. */
export interface TypstWorkerData {
  /** The folder of the templates: nothing outside of it can be read. */
  readonly folder: string;
}

/** One document. */
export interface TypstTask {
  /** The name of a file in the folder. */
  readonly template: string;
  /** JSON. */
  readonly data: string;
  readonly createdAt: Date;
  /** Images that the template reads, by their paths in the folder; they are there for this document alone. */
  readonly files?: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/** How many documents a result of the compiler is kept for without being used again. */
const evictAfter = 2;

const { folder } = workerData as TypstWorkerData;
const fonts = fileURLToPath(new URL('../../../fonts', import.meta.url));
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [fonts] }] });

/** Compiles one document: stops its thread until it is done. */
export default function compile({ template, data, createdAt, files = [] }: TypstTask): Uint8Array {
  try {
    for (const { path, bytes } of files) compiler.mapShadow(join(folder, path), Buffer.from(bytes));
    return compiler.pdf(
      { mainFilePath: join(folder, template), inputs: { data } },
      { pdfStandard: 'ua-1', creationTimestamp: Math.floor(createdAt.getTime() / 1000) },
    );
  } catch (error) {
    // What is wrong stands in the code; the message is "Error".
    throw new Error(`Typst: ${template}: ${(error as { code?: string }).code ?? String(error)}`);
  } finally {
    for (const { path } of files) compiler.unmapShadow(join(folder, path));
    compiler.evictCache(evictAfter);
  }
}
