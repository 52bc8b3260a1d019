import { useRef } from 'react';
import { useRoundAction } from '../round/useRoundAction';
import { PictureButton } from './PictureButton';

/** The button for a picture of the finished round, which a command presses, too. */
export function PictureOfRound() {
  const ref = useRef<HTMLButtonElement>(null);
  useRoundAction('picture', () => ref.current?.click());
  return <PictureButton ref={ref} />;
}
