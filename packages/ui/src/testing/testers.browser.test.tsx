import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from '../components/combobox/index.ts';
import { DateField } from '../components/date-field/index.ts';
import { MenuButton } from '../components/dropdown-menu/index.ts';
import { MoneyField } from '../components/money-field/index.ts';
import { SelectField } from '../components/select-field/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../components/tabs/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { clearPage, show } from '../lib/browser-test.tsx';
import { createKitTester } from './kit-tester.ts';

afterEach(clearPage);
const kit = createKitTester(userEvent);

describe('a tester', () => {
  it('of a field types, reads, and knows state and message', async () => {
    await show(
      <>
        <MoneyField label="Per diem" required warning="The usual one is 20.00." />
        <TextField label="Parcel" mode="read" defaultValue="0412-07-003" />
        <DateField label="Closing" disabled />
      </>,
    );
    const perDiem = kit.field('Per diem');
    expect([perDiem.mode(), kit.field('Parcel').mode(), kit.field('Closing').mode(), kit.field('Gone').mode()]).toEqual(
      ['edit', 'read', 'disabled', 'hidden'],
    );
    expect(perDiem.required()).toBe(true);
    expect(perDiem.message()).toBe('The usual one is 20.00.');
    await perDiem.fill('(17.5');
    expect(perDiem.invalid()).toBe(true);
    await perDiem.expectMessage(/amount like/);
    await perDiem.fill('17.5');
    await perDiem.expectValue('17.50');
    await perDiem.fill('');
    await perDiem.expectValue('');
  });

  it('types what user events would read as a key', async () => {
    await show(<TextField label="Legal" />);
    await kit.field('Legal').fill('Lot {6} [b]');
    expect(kit.field('Legal').value()).toBe('Lot {6} [b]');
  });

  it('says what there is when it finds nothing, or too much', async () => {
    await show(
      <>
        <TextField label="Buyer" />
        <TextField label="Seller" />
        <TextField label="Seller" />
      </>,
    );
    expect(() => kit.field('Lender').value()).toThrow(
      'No field named "Lender" is shown. There is: "Buyer", "Seller", "Seller".',
    );
    expect(() => kit.field('Seller').value()).toThrow('2 times field named "Seller".');
  });

  it('of a select opens, lists and picks', async () => {
    const options = ['Conventional', 'FHA', 'VA'].map((label) => ({ value: label, label }));
    await show(<SelectField label="Loan type" options={options} />);
    const select = kit.select('Loan type');
    await select.open();
    expect(select.options()).toEqual(['Conventional', 'FHA', 'VA']);
    await select.close();
    expect(select.isOpen()).toBe(false);
    await select.pick('VA');
    await select.expectValue('VA');
    await expect(select.pick('USDA')).rejects.toThrow('there is: Conventional, FHA, VA');
  });

  it('of tabs reads names with counts and chooses', async () => {
    await show(
      <Tabs defaultValue="a">
        <TabList label="Schedules">
          <Tab value="a">Schedule A</Tab>
          <Tab value="b" count={6} alert="warning">
            Requirements
          </Tab>
        </TabList>
        <TabPanel value="a">The land</TabPanel>
        <TabPanel value="b">Six of them</TabPanel>
      </Tabs>,
    );
    const tabs = kit.tabs('Schedules');
    expect(tabs.selected()).toBe('Schedule A');
    expect(tabs.panel()).toBe('The land');
    await tabs.select(/^Requirements/);
    expect(tabs.selected()).toMatch(/^Requirements ?, 6 open/);
    expect(tabs.panel()).toBe('Six of them');
  });

  it('of a menu opens, lists and picks', async () => {
    const picked: string[] = [];
    await show(
      <MenuButton
        menuLabel="File"
        entries={['Copy file', 'Lock'].map((label) => ({ id: label, label, onSelect: () => picked.push(label) }))}
      >
        More
      </MenuButton>,
    );
    const menu = kit.menu('More');
    await menu.open();
    expect(menu.items()).toEqual(['Copy file', 'Lock']);
    await menu.close();
    expect(menu.isOpen()).toBe(false);
    await menu.pick('Lock');
    expect(picked).toEqual(['Lock']);
  });

  it('records what is announced, once each, and how urgently', async () => {
    function Told() {
      const [text, setText] = useState('');
      const [late, setLate] = useState(false);
      return (
        <>
          <div aria-live="polite">{text}</div>
          <button type="button" onClick={() => setText('25 of 312')}>
            Search
          </button>
          <button type="button" onClick={() => setText('25 of 312\u00a0')}>
            Again
          </button>
          <button type="button" onClick={() => setLate(true)}>
            Fail
          </button>
          {late ? <p role="alert">The service did not answer.</p> : null}
          {late ? <p role="status">Came with its text</p> : null}
        </>
      );
    }
    await show(<Told />);
    const heard = kit.recordAnnouncements();
    const press = async (name: string) =>
      userEvent.click([...document.querySelectorAll('button')].find((each) => each.textContent === name)!);
    await press('Search');
    await heard.expectAnnounced('25 of 312');
    await press('Again');
    await press('Fail');
    await heard.expectAnnounced(/did not answer/);
    expect(heard.all).toEqual([
      { text: '25 of 312', politeness: 'polite' },
      { text: '25 of 312', politeness: 'polite' },
      { text: 'The service did not answer.', politeness: 'assertive' },
    ]);
    heard.clear();
    expect(heard.texts()).toEqual([]);
    await expect(heard.expectAnnounced('Saved')).rejects.toThrow('told: nothing');
    heard.stop();
  });
});

describe('a tester of a combobox', () => {
  const lenders = Array.from({ length: 23 }, (_, at) => ({ value: String(1042 + at), label: `Ficus Bank ${at + 1}` }));
  const search = async ({ text, page }: { text: string; page: number }) => {
    const hits = lenders.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    return { items: hits.slice(page * 10, page * 10 + 10), total: hits.length };
  };

  it('searches, fetches more, and picks', async () => {
    await show(<Combobox label="Lender" search={search} debounce={0} />);
    const lender = kit.combobox('Lender');
    await lender.search('fic');
    expect(lender.options()).toHaveLength(11);
    expect(lender.options().at(-1)).toMatch(/^More/);
    await lender.more();
    await lender.pick(/^Ficus Bank 15/);
    await lender.expectValue('Ficus Bank 15');
    await lender.search('nobody');
    expect(lender.options()).toEqual([]);
    expect(lender.status()).toMatch(/none|found/i);
  });
});
