/** What the address asks for: which bank account, and whether its files are shown instead of what is due. */
export interface AskedPositivePay {
  readonly account?: number;
  readonly show?: 'files';
}

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked({ account, show }: { account?: unknown; show?: unknown }): AskedPositivePay {
  const id = Number(account);
  return { ...(Number.isInteger(id) && id > 0 && { account: id }), ...(show === 'files' && { show }) };
}
