import { Outlet } from '@tanstack/react-router';
import { Frame } from './frame/frame.tsx';
import { useFrameLocation } from './frame/use-frame-location.ts';
import { useNavigationEffects } from './frame/use-navigation-effects.ts';
import { useOptionalSession } from './session/app-session.ts';

/** The root of every page: in the frame for a user, by itself for nobody. */
export function AppRoot() {
  const session = useOptionalSession();
  const { label } = useFrameLocation();
  useNavigationEffects(session?.environment.productName ?? 'Closewright', label);
  return session === null ? <Outlet /> : <Frame />;
}
