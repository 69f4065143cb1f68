import { formatDate } from '../../lib/parse/date.ts';
import { formatMoney } from '../../lib/parse/format-money.ts';

/** Integer cents in currency format, negatives in parentheses: `$1,234.56`, `($2,500.00)`; null is empty. */
export function formatCurrency(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return '';
  const text = `$${formatMoney(Math.abs(cents))}`;
  return cents < 0 ? `(${text})` : text;
}

/** A stored date, or the date of a stored moment, as `MM/dd/yyyy`. It passes through no time zone. */
export const cardDate = (iso: string | null | undefined): string => formatDate(iso?.slice(0, 10) ?? '');

/** A stored moment (ISO, without zone) as `MM/dd/yyyy hh:mm a`; a date alone as date. */
export function cardMoment(iso: string | null | undefined): string {
  const time = /T(\d{2}):(\d{2})/.exec(iso ?? '');
  if (!time) return cardDate(iso);
  const hour = Number(time[1]);
  const twelve = String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0');
  return `${cardDate(iso)} ${twelve}:${time[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Parts of an address in one line, empty ones left out: "123 Commerce Pl, Somecity ST 12344". */
export function addressLine(parts: {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  state?: string | null;
  zip?: string | null;
}): string {
  const place = [parts.city, parts.state, parts.zip].filter(Boolean).join(' ');
  return [parts.address1, parts.address2, place].filter(Boolean).join(', ');
}
