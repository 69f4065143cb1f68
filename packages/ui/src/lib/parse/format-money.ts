/** `1234567` as `1,234,567`. */
export const groupThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/** `123456` as `1,234.56`, `-250000` as `(2,500.00)`, null as the empty string. */
export function formatMoney(cents: number | null): string {
  if (cents === null) return '';
  const absolute = Math.abs(cents);
  const text = `${groupThousands(String(Math.floor(absolute / 100)))}.${String(absolute % 100).padStart(2, '0')}`;
  return cents < 0 ? `(${text})` : text;
}

/** How a negative amount is read out: "minus 2,500.00". Empty for the others, whose own text will do. */
export const spokenMoney = (cents: number | null): string =>
  cents !== null && cents < 0 ? `minus ${formatMoney(-cents)}` : '';
