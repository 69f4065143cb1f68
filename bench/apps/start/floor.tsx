import { createRoot } from 'react-dom/client';
import { orders } from './orders.ts';

/** The floor: React and a plain table, nothing else. It bounds, it is no product. */
const root = document.getElementById('root');
if (!root) throw new Error('No root element');
createRoot(root).render(
  <table>
    <thead>
      <tr>
        <th>File</th>
        <th>Buyer</th>
        <th>Property</th>
        <th>Type</th>
        <th>Closing</th>
        <th>Status</th>
      </tr>
    </thead>
    <tbody>
      {orders.slice(0, 25).map((order) => (
        <tr key={order.id}>
          <td>{order.fileNumber}</td>
          <td>{order.buyer}</td>
          <td>{order.property}</td>
          <td>{order.kind}</td>
          <td>{order.closing}</td>
          <td>{order.status}</td>
        </tr>
      ))}
    </tbody>
  </table>,
);
