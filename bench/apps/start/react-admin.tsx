import fakeDataProvider from 'ra-data-fakerest';
import {
  Admin,
  Create,
  DataTable,
  DateInput,
  Edit,
  List,
  NumberInput,
  Resource,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { orders } from './orders.ts';

/**
 * The peer: react-admin with a list (filter, sort, pages), an edit and a create screen over the same orders in memory,
 * with the kinds of input that our file screen has: text, choice, date and amount.
 */
const dataProvider = fakeDataProvider({ orders: orders.map((order) => ({ ...order })) }, false);

function OrderList() {
  return (
    <List perPage={25} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <DataTable>
        <DataTable.Col source="fileNumber" />
        <DataTable.Col source="buyer" />
        <DataTable.Col source="property" />
        <DataTable.Col source="kind" />
        <DataTable.Col source="closing" />
        <DataTable.Col source="status" />
      </DataTable>
    </List>
  );
}

function OrderForm() {
  return (
    <SimpleForm>
      <TextInput source="fileNumber" />
      <TextInput source="buyer" />
      <TextInput source="property" />
      <SelectInput source="kind" choices={['Purchase', 'Refinance', 'Cash'].map((name) => ({ id: name, name }))} />
      <DateInput source="closing" />
      <NumberInput source="salePrice" />
    </SimpleForm>
  );
}

function OrderEdit() {
  return (
    <Edit>
      <OrderForm />
    </Edit>
  );
}

function OrderCreate() {
  return (
    <Create>
      <OrderForm />
    </Create>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('No root element');
createRoot(root).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="orders" list={OrderList} edit={OrderEdit} create={OrderCreate} />
  </Admin>,
);
