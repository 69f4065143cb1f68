/** Where the product runs (core.md §9). */
export const environments = ['dev', 'ci', 'qa', 'staging', 'uat', 'prod'] as const;
