import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { GOALS } from '../../core/learn/goals';
import { chooseLearningAtom, learningChoiceAtom } from '../../state/learn/learningChoiceAtoms';
import { RadioGroup } from '../controls/RadioGroup';
import { Switch } from '../controls/Switch';
import { WholeNumberField } from '../options/WholeNumberField';
import { wpm } from '../page/figureTexts';
import styles from './LearnTab.module.css';

/** The goals that have a button, in wpm. */
const USUAL_GOALS: readonly number[] = [25, 40, 60];
const OTHER = 0;

/** The goal of the course, and what lessons have that other rounds have not. */
export function LessonChoice({ goalWpm }: { readonly goalWpm: number }) {
  const id = useId();
  const { hasKeyboard, waits } = useAtomValue(learningChoiceAtom);
  const choose = useSetAtom(chooseLearningAtom);
  const [isOtherPicked, setOtherPicked] = useState(false);
  const isOther = isOtherPicked || !USUAL_GOALS.includes(goalWpm);
  return (
    <div className={styles.choice}>
      <div className={styles.goals}>
        <span id={id}>{t({ message: 'Goal', comment: 'The speed that a course of lessons leads to' })}</span>
        <RadioGroup
          labelId={id}
          choices={[
            ...USUAL_GOALS.map((goal) => [goal, wpm(goal)] as const),
            [
              OTHER,
              t({ message: 'Other', context: 'goal', comment: 'A choice: another speed as the goal' }),
            ] as const,
          ]}
          chosen={isOther ? OTHER : goalWpm}
          onChoose={(goal) => {
            setOtherPicked(goal === OTHER);
            if (goal !== OTHER) choose({ goalWpm: goal });
          }}
        />
        {isOther && (
          <WholeNumberField
            label={t({ message: 'Goal in wpm', comment: 'The label of a field: a speed' })}
            limits={GOALS}
            value={goalWpm}
            onChoose={(goal) => {
              // A usual goal that is typed leaves the field where it is.
              setOtherPicked(true);
              choose({ goalWpm: goal });
            }}
          />
        )}
      </div>
      <Switch
        name={t({ message: 'Keyboard with fingers', comment: 'A switch: lessons have a drawn keyboard' })}
        isOn={hasKeyboard}
        onToggle={(isOn) => choose({ hasKeyboard: isOn })}
      />
      <Switch
        name={t({
          message: 'Wait for the right key',
          context: 'lessons',
          comment: 'A switch: in lessons a mistake waits',
        })}
        isOn={waits}
        onToggle={(isOn) => choose({ waits: isOn })}
      />
    </div>
  );
}
