import type { AskedPayment } from './pay-dialog.tsx';

/** What the address asks for: words, the payment in hand, and whom to pay for which files. */
export interface AskedConsolidated extends AskedPayment {
  readonly payment?: string;
  readonly text?: string;
}

const textOf = (value: unknown, most: number, is = /./): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';
  return is.test(text) ? text : undefined;
};

/** What an address asks for, without what nobody can ask for. */
export function askedConsolidated({ payment, text, payee, files }: Record<string, unknown>): AskedConsolidated {
  const asked = {
    payment: textOf(payment, 40, /^\d+-\d+-\d+$/),
    text: textOf(text, 100),
    payee: textOf(payee, 100),
    files: textOf(files, 5000, /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
  };
  return {
    ...(asked.payment && { payment: asked.payment }),
    ...(asked.text && { text: asked.text }),
    ...(asked.payee && { payee: asked.payee }),
    ...(asked.files && { files: asked.files }),
  };
}
