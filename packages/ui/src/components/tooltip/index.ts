export { TOOLTIP_DELAY, TOOLTIP_HIDE_DELAY, Tooltip, type TooltipProps } from './tooltip.tsx';
