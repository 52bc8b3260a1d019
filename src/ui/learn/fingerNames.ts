import { t } from '@lingui/core/macro';
import type { Finger } from '../../core/keyboard/keys';

/** `ring finger, left hand`. */
export function fingerName({ side, number }: Finger): string {
  const isLeft = side === 'left';
  switch (number) {
    case 1:
      return isLeft ? t`index finger, left hand` : t`index finger, right hand`;
    case 2:
      return isLeft ? t`middle finger, left hand` : t`middle finger, right hand`;
    case 3:
      return isLeft ? t`ring finger, left hand` : t`ring finger, right hand`;
    default:
      return isLeft ? t`little finger, left hand` : t`little finger, right hand`;
  }
}
