import { useAtomValue, useSetAtom } from 'jotai';
import { dismissAdviceAtom, isDesktopAdvisedAtom } from '../../state/page/deviceAtoms';
import { Toast } from './Toast';

/** Advises players on phones to switch to desktop view. Play goes on behind it. */
export function MobileAdvice() {
  const isAdvised = useAtomValue(isDesktopAdvisedAtom);
  const dismiss = useSetAtom(dismissAdviceAtom);
  if (!isAdvised) return null;
  return (
    <div role="alert">
      <Toast onDismiss={dismiss}>
        <p>For a better experience, please switch to desktop view.</p>
      </Toast>
    </div>
  );
}
