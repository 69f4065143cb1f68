import { expect, it, vi } from 'vitest';
import { type Contact, ContactsOfCompany } from './contacts-of-company.ts';

const jane: Contact = { contactID: 1, fullName: 'Jane Homebuyer', companyID: 1042 };

it('asks once for a company', async () => {
  const load = vi.fn(() => Promise.resolve([jane]));
  const contacts = new ContactsOfCompany(load);
  expect(await Promise.all([contacts.of(1042), contacts.of(1042)])).toEqual([[jane], [jane]]);
  expect(load).toHaveBeenCalledOnce();
});

it('aborts the question for the company before, and asks anew on the way back', async () => {
  const signals: AbortSignal[] = [];
  const contacts = new ContactsOfCompany((_, signal) => {
    signals.push(signal);
    return Promise.resolve([]);
  });
  await contacts.of(1042);
  await contacts.of(2210);
  await contacts.of(1042);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, true, false]);
});

it('asks again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce([jane]);
  const contacts = new ContactsOfCompany(load);
  await expect(contacts.of(1042)).rejects.toThrow('lost');
  expect(await contacts.of(1042)).toEqual([jane]);
});
