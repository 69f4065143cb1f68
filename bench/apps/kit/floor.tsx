import { useState } from 'react';
import { counties, head, lines, loans, tabs, words } from './content.ts';
import { mount } from './mount.tsx';

/** The floor: what the platform has by itself. No styles. It bounds, it is no product. */
function Kit() {
  const [tab, setTab] = useState<string>('file');
  const [toast, setToast] = useState('');
  return (
    <>
      <button type="button">{words.save}</button>
      <button type="button" data-part="dialog" onClick={() => document.querySelector('dialog')?.showModal()}>
        {words.openDialog}
      </button>
      <dialog>
        <h2>{words.dialogTitle}</h2>
        <p>{words.dialogText}</p>
        <form method="dialog">
          <button type="submit">{words.keep}</button>
        </form>
      </dialog>
      <label>
        {words.loan}
        <select data-part="select">
          {loans.map((loan) => (
            <option key={loan}>{loan}</option>
          ))}
        </select>
      </label>
      <label>
        {words.county}
        <input data-part="combobox" list="counties" />
      </label>
      <datalist id="counties">
        {counties.map((county) => (
          <option key={county}>{county}</option>
        ))}
      </datalist>
      <label>
        {words.closing}
        <input data-part="date" type="date" />
      </label>
      <div role="tablist">
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            data-part={id === 'parties' ? 'tabs' : undefined}
            onClick={() => setTab(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel">{tabs.find(({ id }) => id === tab)?.text}</div>
      <button type="button" data-part="tooltip" title={words.tooltip}>
        {words.help}
      </button>
      <button type="button" data-part="popover" popoverTarget="address">
        {words.address}
      </button>
      <div id="address" popover="auto">
        {words.popover}
      </div>
      <button type="button" data-part="toast" onClick={() => setToast(words.toast)}>
        {words.notify}
      </button>
      <output>{toast}</output>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.payee}</td>
              <td>{line.purpose}</td>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

mount(<Kit />, ['select', 'combobox', 'date', 'tooltip']);
