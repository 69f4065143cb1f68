import { displaySizes } from '../constants/index.ts';

/** What the browser says about itself; collected by the web, judged here. */
export interface DeviceFacts {
  readonly userAgent: string;
  /** navigator.userAgentData.mobile where the browser has it. */
  readonly isMobileHint?: boolean;
  readonly maxTouchPoints: number;
  /**
   * Resolution of the screen in CSS pixels. Not the window: its inside is smaller than the screen by the browser's own
   * bars, and zooming to 200 % must not lock anybody out.
   */
  readonly width: number;
  readonly height: number;
  /** The any-device setting (core.md §1). */
  readonly anyDevice: boolean;
}

export const unsupportedReasons = ['mobile', 'ipad', 'browser', 'resolution'] as const;

export type UnsupportedReason = (typeof unsupportedReasons)[number];

export type DeviceSupport =
  | { readonly isSupported: true }
  | { readonly isSupported: false; readonly reason: UnsupportedReason };

const mobile = /Android|iPhone|iPod|Mobile|BlackBerry|Opera Mini|IEMobile|Silk/i;
const ipad = /iPad/i;
const macintosh = /Macintosh/;
const chrome = /\b(?:Headless)?Chrome\/\d/;
/** Browsers built on Chrome's engine that say Chrome too, and are not it. */
const otherBrands = /\b(?:Edg|EdgA|OPR|Opera|SamsungBrowser|YaBrowser|Vivaldi|UCBrowser|DuckDuckGo|Whale)\//;

/**
 * Whether the device may run the product (core.md §1: Chrome, 1366 x 768 or above, no mobile, iPads count as mobile).
 * An iPad in desktop mode calls itself a Macintosh; no Mac has a touch screen, so touch points give it away.
 * With the any-device setting on nothing is rejected: the spec lifts the rule for mobile devices, and those would fail
 * the other two anyway.
 */
export function deviceSupport(facts: DeviceFacts): DeviceSupport {
  if (facts.anyDevice) return { isSupported: true };
  const { userAgent } = facts;
  if (ipad.test(userAgent) || (macintosh.test(userAgent) && facts.maxTouchPoints > 1)) return unsupported('ipad');
  if (facts.isMobileHint || mobile.test(userAgent)) return unsupported('mobile');
  if (!chrome.test(userAgent) || otherBrands.test(userAgent)) return unsupported('browser');
  if (facts.width < displaySizes.supportedWidth || facts.height < displaySizes.supportedHeight) {
    return unsupported('resolution');
  }
  return { isSupported: true };
}

function unsupported(reason: UnsupportedReason): DeviceSupport {
  return { isSupported: false, reason };
}
