import type { OrderDetail } from '@closewright/contract/orders';
import type { Staff } from './office.ts';
import type { CycleWatch } from './stage-clients.ts';

/** Who raises the price of one file by one, again and again, and knows what was acknowledged. */
export class SavingClient {
  readonly #staff: Staff;
  readonly #path: string;
  #known: { version: number; price: number } | null = null;
  /** A write whose answer never came, or was a refusal: it may have been stored. */
  #inDoubt = false;
  acknowledged = 0;

  constructor(staff: Staff, ordersID: number) {
    this.#staff = staff;
    this.#path = `/api/orders/${ordersID}`;
  }

  async go(watch: CycleWatch, first: number): Promise<void> {
    for (let turn = first; watch.going; turn += 1) {
      const known = await this.look(watch, turn);
      if (known === null) {
        await watch.pause();
        continue;
      }
      this.#inDoubt = true;
      const changes = { order: { salePrice: known.price + 1 } };
      const body = { version: known.version, changes };
      const order = await this.#ask(watch, turn + 1, 'PATCH', body);
      if (order === null) continue;
      this.#keep(order);
      this.acknowledged += 1;
      watch.heard();
    }
  }

  /** Reads what is stored, which is what was acknowledged, or one more where that was in doubt. */
  async look(watch: CycleWatch, turn: number): Promise<{ version: number; price: number } | null> {
    const order = await this.#ask(watch, turn, 'GET');
    if (order === null) return null;
    const before = this.#known;
    if (before !== null) {
      const stored = (order.salePrice ?? 0) - before.price;
      if (order.version - before.version !== stored || stored < 0 || stored > (this.#inDoubt ? 1 : 0))
        watch.tell(
          `${this.#path}: acknowledged ${before.price} as version ${before.version}, stored ${order.salePrice} as ${order.version}`,
        );
    }
    return this.#keep(order);
  }

  #keep({ version, salePrice }: Pick<OrderDetail['order'], 'version' | 'salePrice'>) {
    this.#known = { version, price: salePrice ?? 0 };
    this.#inDoubt = false;
    return this.#known;
  }

  async #ask(watch: CycleWatch, turn: number, method: string, body?: object): Promise<OrderDetail['order'] | null> {
    const outcome = await watch.ask(this.#staff, turn, { as: 'officer', method, path: this.#path, body });
    if (outcome.is === 'done') return (outcome.result as OrderDetail).order;
    if (outcome.is === 'refused') watch.tell(`${method} ${this.#path}: ${outcome.code} ${outcome.message}`);
    return null;
  }
}
