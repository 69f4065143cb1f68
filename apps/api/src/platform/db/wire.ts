import { Duplex } from 'node:stream';

/** Frontend message types after which the server answers `ReadyForQuery`: Sync and simple Query. */
const sync = 0x53;
const simpleQuery = 0x51;
const terminate = 0x58;

/** AuthenticationOk and ReadyForQuery (idle): what a client wants to hear before its first query. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A stand-in for the socket of a `pg` client: it speaks the Postgres protocol with the embedded database, so that one driver serves both
 * databases and types, errors, pipelining, named statements and notifications are the same on either.
 *
 * It cuts the client's bytes into batches that end where the server has to answer, and hands each to `send`. The start-up handshake is
 * answered here: the embedded database has no log-in. `Terminate` never reaches it either, since it would end the only backend there is.
 */
export class Wire extends Duplex {
  readonly #send: (batch: Uint8Array) => void;
  #pending: Buffer = Buffer.alloc(0);
  #greeted = false;

  constructor(send: (batch: Uint8Array) => void) {
    super();
    this.#send = send;
  }

  /** An answer of the database, to be read by the client. */
  receive(bytes: Uint8Array): void {
    if (!this.destroyed && !this.readableEnded)
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  // What `pg` calls on a socket and has no meaning here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#take(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #take(chunk: Buffer): void {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
    if (!this.#greeted && !this.#greet()) return;
    let position = 0;
    let batchEnd = 0;
    while (position + 5 <= this.#pending.length) {
      const type = this.#pending[position];
      const next = position + 1 + this.#pending.readInt32BE(position + 1);
      if (next > this.#pending.length) break;
      position = next;
      if (type === terminate) {
        this.push(null);
        break;
      }
      if (type === sync || type === simpleQuery) batchEnd = position;
    }
    if (batchEnd === 0) return;
    // A copy of exactly these bytes, so that the worker can be given the memory itself.
    const batch = new Uint8Array(this.#pending.subarray(0, batchEnd));
    this.#pending = this.#pending.subarray(batchEnd);
    this.#send(batch);
  }

  #greet(): boolean {
    if (this.#pending.length < 4) return false;
    const length = this.#pending.readInt32BE(0);
    if (this.#pending.length < length) return false;
    this.#pending = this.#pending.subarray(length);
    this.#greeted = true;
    this.push(welcome);
    return true;
  }
}
