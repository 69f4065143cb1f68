import {
  Check,
  CircleAlert,
  CirclePause,
  Flag,
  Info,
  Layers,
  Lock,
  type LucideIcon,
  OctagonX,
  Sigma,
  TriangleAlert,
  UserRoundPen,
} from 'lucide-react';

/** Icons with one fixed meaning (look.md §13). Parts import the icon itself; this is the list they are held to. */
export const fixedIcons = {
  Locked: { name: 'Lock', icon: Lock },
  'In use': { name: 'UserRoundPen', icon: UserRoundPen },
  Consolidated: { name: 'Layers', icon: Layers },
  Blocked: { name: 'OctagonX', icon: OctagonX },
  Warning: { name: 'TriangleAlert', icon: TriangleAlert },
  Error: { name: 'CircleAlert', icon: CircleAlert },
  'Critical note': { name: 'Flag', icon: Flag },
  Calculated: { name: 'Sigma', icon: Sigma },
  Held: { name: 'CirclePause', icon: CirclePause },
  Information: { name: 'Info', icon: Info },
  Settled: { name: 'Check', icon: Check },
} satisfies Record<string, { name: string; icon: LucideIcon }>;
