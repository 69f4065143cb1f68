import { AbaField } from '../components/aba-field/index.ts';
import { AddressLookup } from '../components/address-lookup/index.ts';
import { Checkbox } from '../components/checkbox/index.ts';
import { Combobox } from '../components/combobox/index.ts';
import { CompanyPicker } from '../components/company-picker/index.ts';
import { ContactPicker } from '../components/contact-picker/index.ts';
import { DateField } from '../components/date-field/index.ts';
import { DateTimeField } from '../components/date-time-field/index.ts';
import { DocumentTemplatePicker } from '../components/document-template-picker/index.ts';
import { EmailField } from '../components/email-field/index.ts';
import { FileNameField } from '../components/file-name-field/index.ts';
import { FileNumberField } from '../components/file-number-field/index.ts';
import { MaskedIdField } from '../components/masked-id-field/index.ts';
import { MemoField } from '../components/memo-field/index.ts';
import { MoneyField } from '../components/money-field/index.ts';
import { MultiSelectField } from '../components/multi-select/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { PercentField } from '../components/percent-field/index.ts';
import { RateField } from '../components/rate-field/index.ts';
import { SearchBox } from '../components/search-box/index.ts';
import { SelectField } from '../components/select-field/index.ts';
import { SwiftField } from '../components/swift-field/index.ts';
import { Switch } from '../components/switch/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { TimeField } from '../components/time-field/index.ts';
import type { ContractedField } from './field-contract.ts';
import { arrive } from './field-tester.ts';
import type { TestUser } from './user.ts';

/** Types what it cannot read, and leaves. */
const refuse = (text: string) => async (control: HTMLElement, user: TestUser) => {
  arrive(control);
  await user.keyboard(`${text}{Tab}`);
};

const options = [
  { value: 'conventional', label: 'Conventional' },
  { value: 'fha', label: 'FHA' },
];

const ficusBank = { companyID: 1042, companyName: 'Ficus Bank' };
const jane = { contactID: 7, fullName: 'Jane Poe', companyID: 1042 };
const deed = { documentTemplateID: 5, name: 'Deed of Trust', regionID: 0 };

/** Every field part of the kit, for the contract. The test beside it fails while a field is missing here. */
export const fieldParts: readonly (ContractedField & { folder: string })[] = [
  {
    folder: 'text-field',
    name: 'TextField',
    component: TextField,
    sample: { value: '12-3456', shown: '12-3456', sent: '12-3456' },
  },
  {
    folder: 'memo-field',
    name: 'MemoField',
    component: MemoField,
    sample: { value: 'Keys', shown: 'Keys', sent: 'Keys' },
  },
  {
    folder: 'money-field',
    name: 'MoneyField',
    component: MoneyField,
    sample: { value: -250000, shown: '(2,500.00)', sent: '-250000' },
    typing: { text: '17.5', shown: '17.50' },
    words: {
      messages: { 'not-a-number': 'An amount, please.' },
      provoke: refuse('soon'),
      expect: 'An amount, please.',
    },
  },
  {
    folder: 'number-field',
    name: 'NumberField',
    component: NumberField,
    sample: { value: 30, shown: '30', sent: '30' },
    typing: { text: '45', shown: '45' },
    words: { messages: { 'not-a-number': 'A number, please.' }, provoke: refuse('x'), expect: 'A number, please.' },
  },
  {
    folder: 'rate-field',
    name: 'RateField',
    component: RateField,
    sample: { value: '3.875', shown: '3.8750%', sent: '3.875' },
    typing: { text: '4 1/4', shown: '4.2500%' },
    words: { messages: { 'not-a-number': 'A rate, please.' }, provoke: refuse('x'), expect: 'A rate, please.' },
  },
  {
    folder: 'date-field',
    name: 'DateField',
    component: DateField,
    sample: { value: '2013-04-15', shown: '04/15/2013', sent: '2013-04-15' },
    typing: { text: '5/2/2013', shown: '05/02/2013' },
    words: { messages: { 'not-a-date': 'A date, please.' }, provoke: refuse('x'), expect: 'A date, please.' },
  },
  {
    folder: 'time-field',
    name: 'TimeField',
    component: TimeField,
    sample: { value: '10:30', shown: '10:30 AM', sent: '10:30' },
    typing: { text: '930a', shown: '9:30 AM' },
    words: { messages: { 'not-a-time': 'A time, please.' }, provoke: refuse('x'), expect: 'A time, please.' },
  },
  {
    folder: 'masked-id-field',
    name: 'MaskedIdField',
    component: MaskedIdField,
    valueProp: 'masked',
    sample: { value: '***-**-4321', shown: '***-**-4321', sent: null },
    sentEmpty: null,
    words: { messages: { refusal: () => 'Nine digits.' }, provoke: refuse('12'), expect: 'Nine digits.' },
  },
  {
    folder: 'select-field',
    name: 'SelectField',
    component: SelectField,
    props: { options, searchable: true },
    keys: 'f',
    sample: { value: 'fha', shown: 'FHA', sent: 'fha' },
    words: {
      messages: { none: 'No such thing' },
      async provoke(control, user) {
        arrive(control);
        await user.keyboard('zz');
      },
      expect: 'No such thing',
    },
  },
  {
    folder: 'combobox',
    name: 'Combobox',
    component: Combobox,
    props: { options },
    keys: 'f',
    sample: { value: 'fha', shown: 'FHA', sent: 'fha' },
    words: {
      messages: { none: 'No such thing' },
      async provoke(control, user) {
        arrive(control);
        await user.keyboard('zz');
      },
      expect: 'No such thing',
    },
  },
  {
    folder: 'checkbox',
    name: 'Checkbox',
    component: Checkbox,
    props: { formValue: 'yes' },
    keys: ' ',
    sample: { value: true, shown: 'true', sent: 'yes' },
    sentEmpty: null,
  },
  {
    folder: 'switch',
    name: 'Switch',
    component: Switch,
    props: { formValue: 'yes' },
    keys: ' ',
    sample: { value: true, shown: 'true', sent: 'yes' },
    sentEmpty: null,
  },
  {
    folder: 'aba-field',
    name: 'AbaField',
    component: AbaField,
    sample: { value: '021000021', shown: '021000021', sent: '021000021' },
    typing: { text: '111000025', shown: '111000025' },
    words: { messages: { 'nine-digits': 'Nine digits.' }, provoke: refuse('12'), expect: 'Nine digits.' },
  },
  {
    folder: 'swift-field',
    name: 'SwiftField',
    component: SwiftField,
    sample: { value: 'CHASUS33', shown: 'CHASUS33', sent: 'CHASUS33' },
    typing: { text: 'deutdeff', shown: 'DEUTDEFF' },
    words: { messages: { length: 'Eight or eleven.' }, provoke: refuse('AB'), expect: 'Eight or eleven.' },
  },
  {
    folder: 'percent-field',
    name: 'PercentField',
    component: PercentField,
    sample: { value: '50', shown: '50.0000%', sent: '50' },
    typing: { text: '25', shown: '25.0000%' },
    words: { messages: { 'above-most': 'No more than all.' }, provoke: refuse('101'), expect: 'No more than all.' },
  },
  {
    folder: 'date-time-field',
    name: 'DateTimeField',
    component: DateTimeField,
    sample: { value: '2013-04-15T10:30', shown: '04/15/2013 10:30 AM', sent: '2013-04-15T10:30' },
    typing: { text: '5/2/2013 9a', shown: '05/02/2013 9:00 AM' },
  },
  {
    folder: 'file-name-field',
    name: 'FileNameField',
    component: FileNameField,
    sample: { value: 'Closing Disclosure', shown: 'Closing Disclosure', sent: 'Closing Disclosure' },
    typing: { text: 'Deed', shown: 'Deed' },
  },
  {
    folder: 'search-box',
    name: 'SearchBox',
    component: SearchBox,
    sample: { value: 'Jones', shown: 'Jones', sent: 'Jones' },
  },
  {
    folder: 'email-field',
    name: 'EmailField',
    component: EmailField,
    sample: { value: [], shown: '', sent: '' },
  },
  {
    folder: 'file-number-field',
    name: 'FileNumberField',
    component: FileNumberField,
    props: { check: () => new Promise(() => {}), find: () => new Promise(() => {}) },
    sample: { value: '12-3456', shown: '12-3456', sent: '12-3456' },
  },
  {
    folder: 'multi-select',
    name: 'MultiSelectField',
    component: MultiSelectField,
    props: { options },
    keys: 'f',
    sample: { value: ['fha'], shown: 'FHA', sent: 'fha' },
    sentEmpty: null,
  },
  {
    folder: 'company-picker',
    name: 'CompanyPicker',
    component: CompanyPicker,
    props: { search: () => Promise.resolve({ results: [ficusBank] }) },
    keys: '1',
    sample: { value: ficusBank, shown: '1042 - Ficus Bank', sent: '1042' },
  },
  {
    folder: 'contact-picker',
    name: 'ContactPicker',
    component: ContactPicker,
    props: { companyID: 1042, load: () => Promise.resolve([jane]) },
    keys: 'j',
    sample: { value: jane, shown: 'Jane Poe', sent: '7' },
  },
  {
    folder: 'document-template-picker',
    name: 'DocumentTemplatePicker',
    component: DocumentTemplatePicker,
    props: { regionID: 1, search: () => Promise.resolve({ results: [deed] }) },
    keys: 'd',
    sample: { value: deed, shown: 'Deed of Trust', sent: '5' },
  },
  {
    folder: 'address-lookup',
    name: 'AddressLookup',
    component: AddressLookup,
    props: { lookup: () => Promise.resolve([]) },
    sample: {
      value: { address1: '456 Somewhere Ave', address2: '', city: 'Somecity', state: 'ST', zip: '12345' },
      shown: '456 Somewhere Ave',
      sent: '456 Somewhere Ave',
    },
  },
];
