import { expect, it } from 'vitest';
import { type DeliveryMethod, deliveryProblems, type VersionDelivery, type VersionKind } from './index.ts';

const delivered = (
  method: DeliveryMethod,
  sentOn: string,
  receivedOn: string | null = null,
  deliveredTo = 'Michael Jones',
): VersionDelivery => ({ deliveredTo, method, sentOn, receivedOn });

const others = [delivered('E-mail', '2026-11-16')];

it.each<[VersionKind, VersionDelivery, object]>([
  ['Final', delivered('Mail', '2026-11-16', '2026-11-18'), {}],
  ['Final', delivered('Mail', '2026-11-20', '2026-11-20'), {}],
  ['Draft', delivered('Mail', '2026-11-16'), { method: 'A draft is delivered to nobody' }],
  ['Final', delivered('Mail', '2026-11-16', '2026-11-15'), { receivedOn: 'It cannot have come before it was sent' }],
  [
    'Final',
    delivered('In person', '2026-11-16', '2026-11-17'),
    { receivedOn: 'What is handed over has come on that day' },
  ],
  ['Final', delivered('Mail', '2026-11-15'), { sentOn: 'It was kept on 11/16/2026: it cannot have been sent before' }],
  ['Final', delivered('Mail', '2026-11-21'), { sentOn: 'That day is still to come' }],
  ['Final', delivered('Mail', '2026-11-20', '2026-11-21'), { receivedOn: 'That day is still to come' }],
  [
    'Final',
    delivered('E-mail', '2026-11-17', null, ' michael jones'),
    { method: 'It went to them in this way already: change that delivery' },
  ],
  [
    'Final',
    delivered('E-mail', '2026-11-17', null, 'Michael \u200b Jones\u200b '),
    { method: 'It went to them in this way already: change that delivery' },
  ],
  ['Final', delivered('E-mail', '2026-11-17', null, 'Mary Stone'), {}],
])('as %s, kept on 11/16 and told on 11/20: %j', (kind, delivery, expected) => {
  const place = { kind, keptOn: '2026-11-16', today: '2026-11-20', others };
  expect(deliveryProblems(place, delivery)).toEqual(expected);
});
