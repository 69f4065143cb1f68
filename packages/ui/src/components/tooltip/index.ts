export { TOOLTIP_DELAY, Tooltip, type TooltipProps } from './tooltip.tsx';
