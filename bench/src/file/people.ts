import { asClient, type Stage, tenant } from '../harness/stage.ts';

/** What is searched for, opened and saved: taken from files that are there, spread over all of them. */
export interface SoughtFile {
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sellerLastName: string;
  readonly address: string;
  readonly parcel: string;
}

/** So many files of the tenant, none of them locked. */
export async function soughtFiles({ superuserURL }: Stage, howMany: number): Promise<SoughtFile[]> {
  return asClient(superuserURL, async (client) => {
    const { rows } = await client.query<SoughtFile>(
      `with of as (select orders_id, file_number, row_number() over (order by orders_id) as n, count(*) over () as files
         from orders where tenant_id = $1 and file_number ~ '^1[0-9]-[0-9]{6}$')
       select o.orders_id as "ordersID", o.file_number as "fileNumber", b.first_name as "firstName", b.last_name as "lastName",
         s.last_name as "sellerLastName", p.address_1 as address, p.parcel_id as parcel
       from of o
       join order_parties b on b.tenant_id = $1 and b.orders_id = o.orders_id and b.sequence = 1
       join order_parties s on s.tenant_id = $1 and s.orders_id = o.orders_id and s.sequence = 3
       join properties p on p.tenant_id = $1 and p.orders_id = o.orders_id
       where o.n % greatest(o.files / $2::integer, 1) = 0 order by o.n limit $2`,
      [tenant, howMany],
    );
    if (rows.length < howMany) throw new Error(`Only ${rows.length} files to look for`);
    return rows;
  });
}

/** A text as somebody types it, the nth key of it: two letters first, then on and on. */
export function typedText({ firstName, lastName, address, parcel }: SoughtFile, turn: number): string {
  const whole = [lastName, `${firstName} ${lastName}`, address, parcel][turn % 4] ?? lastName;
  return whole.slice(0, 2 + ((turn * 7) % Math.max(whole.length - 1, 1)));
}
