const key = 'closewright.checkPrinter';

/** The printer that checks were printed on last in this browser, by its id; null where there was none. */
export function workstationPrinter(): number | null {
  try {
    const id = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/** Remembers the printer of this workstation. */
export function rememberPrinter(checkPrinterID: number | null): void {
  try {
    if (checkPrinterID === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(checkPrinterID));
  } catch {
    // Blocked storage only means that the printer is chosen each time.
  }
}
