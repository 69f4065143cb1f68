import { fileURLToPath } from 'node:url';
import { AppError } from '@closewright/domain/errors';
import { Piscina } from 'piscina';
import { atActualSize } from './actual-size.ts';
import { checkPages, signaturePath, testSheetPages } from './check-pages.ts';
import { drawableText } from './drawable.ts';
import type { Paper, Printed } from './paper.ts';
import { PrintTurns } from './print-turns.ts';
import type { PrintedChecks, PrintedTestSheet, SignatureImage } from './printed-checks.ts';
import type { PrintedForm } from './printed-form.ts';
import type { PrintedLetters } from './printed-letters.ts';
import type { PrintedPack } from './printed-pack.ts';
import type { TypstTask, TypstWorkerData } from './typst-worker.ts';

interface PrinterOptions {
  /** The folder of the templates. */
  readonly folder?: string;
  /** The most a document may take, from when it is its turn. */
  readonly milliseconds?: number;
  /** So many documents are made before fresh threads take over. */
  readonly documents?: number;
}

/** How many documents are made at once. */
const threadCount = 2;

/** How many documents of a tenant wait; the next is refused. */
const mostWaiting = 16;

/** Threads, and how many documents they were asked for and are still to make. */
interface Threads {
  readonly pool: Piscina<TypstTask, Uint8Array>;
  asked: number;
  open: number;
}

/**
 * Makes PDFs (PDF/UA-1) with Typst, in threads: compiling is synchronous and takes up to a second. The first document starts them; they
 * end when nothing was asked for a while.
 */
export class Printer {
  readonly #folder: string;
  readonly #milliseconds: number;
  readonly #documents: number;
  /** The last are those of the next document; the others end with what they were asked for. */
  readonly #all: Threads[] = [];
  /** How often it was closed: what was asked for before fails. */
  #closings = 0;
  readonly #turns = new PrintTurns(threadCount, mostWaiting);

  constructor({ folder, milliseconds = 30_000, documents = 500 }: PrinterOptions = {}) {
    this.#folder = folder ?? fileURLToPath(new URL('./templates', import.meta.url));
    this.#milliseconds = milliseconds;
    this.#documents = documents;
  }

  /** A letter or a printed list, in the turn of its tenant. */
  paper(paper: Paper, tenant: string): Promise<Uint8Array> {
    return this.print('paper.typ', paper, tenant);
  }

  /** The pack of a reconciliation, in the turn of its tenant. */
  pack(pack: PrintedPack, tenant: string): Promise<Uint8Array> {
    return this.print('pack.typ', pack, tenant);
  }

  /** Letters to owners, each on pages of its own, in the turn of its tenant. */
  letters(letters: PrintedLetters, tenant: string): Promise<Uint8Array> {
    return this.print('letters.typ', letters, tenant);
  }

  /** A form of a statement, as it stands on the screen, in the turn of its tenant. */
  form(form: PrintedForm, tenant: string): Promise<Uint8Array> {
    return this.print('form.typ', form, tenant);
  }

  /** Checks of a bank account, each with its stubs and, if asked for, a letter, in the turn of its tenant. */
  async checks(checks: PrintedChecks, tenant: string): Promise<Uint8Array> {
    return atActualSize(
      await this.print('checks.typ', checkPages(checks), tenant, (checks.signatures ?? []).map(fileOf)),
    );
  }

  /**
   * Whether the image of a signature can be drawn, in the turn of its tenant: it is unpacked in a thread, which ends when it takes too long.
   * @returns false where it cannot
   */
  async draws(signature: SignatureImage, head: Printed, tenant: string): Promise<boolean> {
    try {
      await this.print('signature.typ', { ...head, path: signaturePath(signature) }, tenant, [fileOf(signature)]);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code !== 'INTERNAL') throw error;
      return false;
    }
  }

  /** A sheet that tells how far off a printer prints, in the turn of its tenant. */
  async checkTestSheet(sheet: PrintedTestSheet, tenant: string): Promise<Uint8Array> {
    return atActualSize(await this.print('check-test-sheet.typ', testSheetPages(sheet), tenant));
  }

  /**
   * Many forms of a tenant as one job: each PDF in the order of the forms, handed out when it is ready, so that the job can tell how far it is. No more forms are asked for than are being printed,
   * and no more are kept. The first that fails ends the job.
   */
  async *forms(
    forms: Iterable<PrintedForm> | AsyncIterable<PrintedForm>,
    tenant: string,
  ): AsyncGenerator<Uint8Array, void> {
    const printing: Promise<Uint8Array>[] = [];
    try {
      for await (const form of forms) {
        const made = this.form(form, tenant);
        // It may fail while one before it is waited for.
        made.catch(() => {});
        printing.push(made);
        if (printing.length === threadCount) yield* first(printing);
      }
      while (printing.length > 0) yield* first(printing);
    } finally {
      await Promise.allSettled(printing);
    }
  }

  /**
   * Draws data with a template. Texts in it are data and print as they are.
   * @throws AppError TENANT_BUSY when too many documents of the tenant wait already
   */
  print<D extends Printed>(
    template: string,
    data: D,
    tenant: string,
    files: NonNullable<TypstTask['files']> = [],
  ): Promise<Uint8Array> {
    const closings = this.#closings;
    return this.#turns.run(tenant, () => {
      if (closings === this.#closings) return this.#make(template, data, files);
      throw new AppError('INTERNAL', undefined, { cause: new Error('The printer was closed.') });
    });
  }

  async #make(template: string, data: Printed, files: NonNullable<TypstTask['files']>): Promise<Uint8Array> {
    const { createdAt } = data;
    const json = JSON.stringify(data, (_key, value) => (typeof value === 'string' ? drawableText(value) : value));
    const signal = AbortSignal.timeout(this.#milliseconds);
    const threads = this.#threads();
    threads.asked += 1;
    threads.open += 1;
    try {
      return await threads.pool.run({ template, data: json, createdAt, files }, { signal });
    } catch (error) {
      throw new AppError('INTERNAL', undefined, { cause: error });
    } finally {
      threads.open -= 1;
      if (this.#isUsedUp(threads) && threads.open === 0) await this.#end(threads);
    }
  }

  /** Ends the threads; what is being printed fails, and what waits. */
  async close(): Promise<void> {
    this.#closings += 1;
    await Promise.all([...this.#all].map((threads) => this.#end(threads)));
  }

  #isUsedUp({ asked }: Threads): boolean {
    return asked >= this.#documents;
  }

  async #end(threads: Threads): Promise<void> {
    const at = this.#all.indexOf(threads);
    if (at >= 0) this.#all.splice(at, 1);
    await threads.pool.destroy();
  }

  #threads(): Threads {
    const last = this.#all.at(-1);
    if (last && !this.#isUsedUp(last)) return last;
    const pool = new Piscina<TypstTask, Uint8Array>({
      filename: new URL('./typst-worker.ts', import.meta.url).href,
      workerData: { folder: this.#folder } satisfies TypstWorkerData,
      minThreads: 0,
      maxThreads: threadCount,
      idleTimeout: 60_000,
      // A thread needs nothing of what this process was started with (loaders of test runners, watchers).
      execArgv: [],
    });
    // A thread that dies while nothing is asked of it is replaced by the next document; nobody waits for it.
    pool.on('error', () => {});
    const threads = { pool, asked: 0, open: 0 };
    this.#all.push(threads);
    return threads;
  }
}

/** An image as the thread is given it. */
const fileOf = (signature: SignatureImage) => ({
  path: signaturePath(signature),
  bytes: Buffer.from(signature.base64, 'base64'),
});

/** Takes the first away, and gives what comes of it. */
async function* first<T>(promises: Promise<T>[]): AsyncGenerator<T, void> {
  const promise = promises.shift();
  if (promise) yield await promise;
}
