/** A row of the list every start page shows. */
export interface BenchOrder {
  readonly id: number;
  readonly fileNumber: string;
  readonly buyer: string;
  readonly property: string;
  readonly kind: string;
  readonly closing: string;
  readonly status: string;
}

const last = [
  'Ramirez',
  'Okonkwo',
  'Petrov',
  'Castellano',
  'Nguyen',
  'Hartley',
  'Delgado',
  'Ivanov',
  'Brooks',
  'Moreau',
];
const street = ['Quarry Rd', 'Lindley Ct', 'Mill Pond Ln', 'Chapel St', 'Orchard Row', 'Vine St', 'Harbor View Dr'];
const kinds = ['Purchase', 'Refinance', 'New build', 'Cash', 'Commercial'];

/** The same 250 orders for every contender, made before the clock starts to matter. */
export const orders: readonly BenchOrder[] = Array.from({ length: 250 }, (_, i) => ({
  id: i + 1,
  fileNumber: `12-${3000 + i}`,
  buyer: `${last[i % last.length]}, ${last[(i * 7 + 3) % last.length]}`,
  property: `${100 + i * 3} ${street[i % street.length]}, Anytown`,
  kind: kinds[i % kinds.length] ?? 'Purchase',
  closing: `04/${String((i % 28) + 1).padStart(2, '0')}/2013`,
  status: i % 9 === 0 ? 'In use' : 'Open',
}));
