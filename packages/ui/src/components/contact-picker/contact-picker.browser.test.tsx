import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { CompanyPicker } from '../company-picker/index.ts';
import { findCompanies } from '../company-picker/stories-data.ts';
import { type Contact, ContactPicker } from './index.ts';
import { jane, loadContacts } from './stories-data.ts';

afterEach(clearPage);

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const press = (id: string) => userEvent.click(document.getElementById(id) as HTMLElement);

let replies: { companyID: number; signal: AbortSignal; reply: (contacts: readonly Contact[]) => void }[] = [];
beforeEach(() => {
  replies = [];
});
const asked = (companyID: number, signal: AbortSignal) =>
  new Promise<readonly Contact[]>((reply) => {
    replies.push({ companyID, signal, reply });
  });

function Form({ change }: { change: (contact: Contact | null) => void }) {
  const [companyID, setCompany] = useState(1042);
  const [contact, setContact] = useState<Contact | null>(jane);
  return (
    <>
      {[1077, 3108].map((id) => (
        <button key={id} type="button" id={`to-${id}`} onClick={() => setCompany(id)}>
          {id}
        </button>
      ))}
      <ContactPicker
        id="contact"
        label="Contact"
        companyID={companyID}
        value={contact}
        onValueChange={(next) => {
          setContact(next);
          change(next);
        }}
        load={asked}
      />
    </>
  );
}

it('ignores the late answer for a company that was left, and aborts it', async () => {
  const change = vi.fn();
  await show(<Form change={change} />);
  await press('to-1077');
  await until(() => replies.length === 1, 'the first question');
  await press('to-3108');
  await until(() => replies.length === 2, 'the second question');
  expect(replies[0]?.signal.aborted).toBe(true);
  expect(field('contact').getAttribute('aria-busy')).toBe('true');
  replies[1]?.reply([{ ...jane, companyID: 3108 }]);
  await until(() => !field('contact').hasAttribute('aria-busy'), 'the answer');
  replies[0]?.reply([]);
  await userEvent.keyboard('{Tab}');
  expect(field('contact').value).toBe('Jane Homebuyer');
  expect(change).not.toHaveBeenCalled();
});

it('keeps the contact, with a doubt, when the new company could not be asked', async () => {
  await show(
    <Held>
      {(companyID) => (
        <ContactPicker
          id="contact"
          label="Contact"
          companyID={companyID}
          defaultValue={jane}
          load={() => Promise.reject(new Error('lost'))}
        />
      )}
    </Held>,
  );
  await press('other');
  await until(() => document.body.textContent.includes('Could not check'), 'the doubt');
  expect(field('contact').value).toBe('Jane Homebuyer');
});

function Held({ children }: { children: (companyID: number) => React.ReactNode }) {
  const [companyID, setCompany] = useState(1042);
  return (
    <>
      <button type="button" id="other" onClick={() => setCompany(1077)}>
        Other
      </button>
      {children(companyID)}
    </>
  );
}

function Pair({ latency }: { latency: number }) {
  const [company, setCompany] = useState<{ companyID: number; companyName: string } | null>(null);
  const [pending, setPending] = useState(false);
  return (
    <>
      <CompanyPicker
        id="company"
        label="Company"
        value={company}
        onValueChange={setCompany}
        onPendingChange={setPending}
        search={async (request) => {
          await new Promise((done) => setTimeout(done, latency));
          return findCompanies(request);
        }}
      />
      <ContactPicker
        id="contact"
        label="Contact"
        companyID={company?.companyID ?? null}
        companyPending={pending}
        load={loadContacts}
      />
      <input id="next" aria-label="Reference" />
    </>
  );
}

it.each([0, 200, 1500])('a contact typed before its company is known waits for it, %d ms', async (latency) => {
  await show(<Pair latency={latency} />);
  await userEvent.keyboard('{Tab}1042{Tab}jane{Tab}GF 12');
  await until(() => field('contact').value === 'Jane Homebuyer', 'the contact');
  expect([field('company').value, field('next').value]).toEqual(['1042 - Ficus Bank', 'GF 12']);
  expect(document.activeElement?.id).toBe('next');
});

it('keeps a contact typed for a company that was not found', async () => {
  await show(<Pair latency={60} />);
  await userEvent.keyboard('{Tab}zzz{Tab}jane{Tab}');
  await until(() => field('company').getAttribute('aria-invalid') === 'true', 'the miss');
  expect([field('company').value, field('contact').value]).toEqual(['zzz', 'jane']);
});

it('keeps the focus when its company comes while it has it', async () => {
  await show(<Pair latency={60} />);
  await userEvent.keyboard('{Tab}1042{Tab}');
  expect(document.activeElement?.id).toBe('contact');
  await until(() => field('company').value.startsWith('1042 - '), 'the company');
  expect(document.activeElement?.id).toBe('contact');
  await userEvent.keyboard('joe{Tab}');
  await until(() => field('contact').value === 'Joe Smith', 'the contact');
});
