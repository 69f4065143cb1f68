export { enterpriseInfoMessages } from './enterprise-info.messages.ts';
export { EnterpriseInfo, type EnterpriseInfoProps } from './enterprise-info.tsx';
