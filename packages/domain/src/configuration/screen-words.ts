/**
 * Further words the search finds a setting screen by, by its name; what the label says need not be repeated. They stand apart from the
 * screens, which every page loads for its menu.
 */
export const configurationScreenWords: Readonly<Record<string, string>> = {
  users: 'staff people accounts employees logins sign-in groups inactive e-mail',
  roles: 'permissions rights screen access security apps duties',
  'security-settings': 'permissions rights who has matrix overrides',
  regions: 'areas states default administers',
  branches: 'offices locations address phone',
  'bank-accounts': 'banks escrow trust operating investment routing ABA number title good funds CSV import export',
  'wire-payees':
    'wires beneficiary instructions routing ABA account bank call-back verify confirm stop fraud alarm known good registry',
  'check-layouts': 'print checks paper stock MICR line blank signature void after test sheet CSV import export',
  'check-printers': 'print checks offsets adjust move right down test sheet calibrate CSV import export',
  'feature-flags': 'features switches turn on off beta',
  sessions: 'active users signed in online license limit threshold enforced gauge',
  'custom-data': 'fields tabs pick list values own forms custom page',
  'process-templates': 'workflow tasks due dates departments assignee dependencies checklist branch',
  lookups: 'items choices drop-down values regions inactive order underwriters roles services',
  'fee-codes': 'charges statement section payee tolerance finance charge CSV import export',
  'rate-versions': 'recording fees county recorder schedule version publish effective trial CSV JSON import',
  'proration-defaults':
    'taxes dues state region days 365 360 closing day arrears advance usual lines CSV import export',
  'settlement-templates': 'statement lines fees prorations payees preset usual charges region CSV import export',
  'lender-defaults':
    'statement loan disclosures assumption late payment escrow cushion rounding prepaid interest bank CSV import export',
  'positive-pay-layouts':
    'bank file issue void stop check fraud designer fixed CSV delimited columns mask sample golden',
  'bank-file-layouts':
    'import CSV statement columns headings date sign amount balance kind words sample eBank Recon reconciliation',
  sanctions: 'OFAC SDN consolidated list screening wire payees hits block clear import',
  controls:
    'weaker settings approve second person dual control two people waiting hours wires PIN signatures positive pay ACH',
  'file-numbers': 'prefix next number width sequence branch gf',
  holidays: 'calendars business days Federal Reserve federal offices closing days TRID',
  'system-settings': 'defaults options company session access files log',
  'audit-log': 'changes history who when before after chain hash verify export CSV',
  'server-events': 'log errors browser client level message',
  health: 'build git hash version database migrations jobs queue environment contact',
};
