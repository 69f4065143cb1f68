/** Every feature flag and whether it is on where a tenant says nothing (core.md §9). */
export const featureFlags = {
  cdfEditor: false,
  cssEditor: false,
  closingMenuEntry: false,
  dataConversion: false,
  eRemit: false,
  eRemitFragment: false,
  standardFees: false,
  reportDashboard: false,
  auditlog: false,
  recordingDocuments: false,
  arcIntegration: false,
  checkWritingPIN: false,
  titleProductionPIN: false,
  ezJacket: false,
  cpl: false,
  ortCpl: false,
  workdayIntegration: false,
  epnNextConnect: false,
  superMarketAccountVerification: false,
  superMarketAddressAndTaxIdVerification: false,
  orderTimeTracking: false,
  pavasoDigitalSignings: false,
  buyerSellerTemplates: false,
  dynamicPrinter: false,
  dashboardDialogs: false,
  bypassForcedLogoutOnError: false,
  ssDocActions: false,
  clientSessionLogging: false,
  irs1099Service: false,
  irs1099ServiceIRIS: false,
  reportsCreator: false,
  pdfEditing: true,
  pdfBookmarks: true,
  pdfAnnotations: true,
  pdfFormCreator: true,
  pdfRedaction: true,
} as const satisfies Record<string, boolean>;

export type FeatureFlag = keyof typeof featureFlags;

/** Flags as loaded from the server; a name that is missing has not been loaded. */
export type LoadedFlags = Readonly<Partial<Record<FeatureFlag, boolean>>>;

/**
 * The full set: the defaults, patched by each source in turn (server, then token; core.md §3 "Feature flags come from
 * the token and from the server"). Names that are no flag are dropped.
 */
export function loadFlags(...sources: readonly Readonly<Record<string, unknown>>[]): Record<FeatureFlag, boolean> {
  const flags: Record<FeatureFlag, boolean> = { ...featureFlags };
  for (const source of sources) {
    for (const [name, value] of Object.entries(source)) {
      if (Object.hasOwn(featureFlags, name) && typeof value === 'boolean') flags[name as FeatureFlag] = value;
    }
  }
  return flags;
}

/** Whether a flag is on. A flag that is not loaded reads off, whatever its default (core.md §9). */
export function readFlag(flags: LoadedFlags | null | undefined, name: FeatureFlag): boolean {
  return flags?.[name] ?? false;
}

/** Who says what a flag is: nobody, the server's store of the tenant, or the token, which wins (core.md §3). */
export const flagSources = ['default', 'server', 'token'] as const;

export type FlagSource = (typeof flagSources)[number];

/** What holds for one flag, and who says so. Null where a source says nothing. */
export function flagState(
  name: FeatureFlag,
  server: boolean | null,
  token: boolean | null,
): { readonly isOn: boolean; readonly source: FlagSource } {
  if (token !== null) return { isOn: token, source: 'token' };
  if (server !== null) return { isOn: server, source: 'server' };
  return { isOn: featureFlags[name], source: 'default' };
}
