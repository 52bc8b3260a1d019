import { expect, type Locator } from '@playwright/test';
import type { Thirty } from './Thirty';

type Tab = 'Round' | 'Look' | 'Sound and language';

/** The tab of what is chosen with radio buttons. */
export function tabOf(option: string): Tab {
  return TABS[option] ?? 'Round';
}

const TABS: Readonly<Record<string, Tab>> = {
  Colours: 'Look',
  Letters: 'Look',
  Caret: 'Look',
  'While typing': 'Look',
  Keyboard: 'Look',
  Sound: 'Sound and language',
};

const RESETS: Readonly<Record<Tab, string>> = {
  Round: 'Reset the round options',
  Look: 'Reset the look',
  'Sound and language': 'Reset sound and language',
};

/** The dialog `Options`. */
export class OptionsPage {
  readonly dialog: Locator;
  readonly words: Locator;

  constructor(private readonly thirty: Thirty) {
    this.dialog = thirty.page.getByRole('dialog', { name: 'Options' });
    this.words = this.dialog.getByRole('combobox', { name: 'Words' });
  }

  async open(tab: Tab = 'Round'): Promise<void> {
    await this.thirty.barButton('Options').click();
    await expect(this.dialog).toBeVisible();
    if (tab !== 'Round') await this.show(tab);
  }

  async show(tab: Tab): Promise<void> {
    await this.dialog.getByRole('tab', { name: tab }).click();
    await expect(this.dialog.getByRole('tabpanel', { name: tab })).toBeVisible();
  }

  /** The button that brings back all of a tab. */
  reset(tab: Tab): Locator {
    return this.dialog.getByRole('button', { name: RESETS[tab] });
  }

  /**
   * Closes it, and waits until the field has focus: a moment after the dialog has been hidden and unmounted.
   */
  async close(): Promise<void> {
    await this.thirty.page.keyboard.press('Escape');
    await expect(this.thirty.page.locator('dialog')).toHaveCount(0);
    await expect(this.thirty.field).toBeFocused();
  }

  async chooseTime(name: string): Promise<void> {
    await this.choose('Time', name);
  }

  /** Chooses a value of an option that is a `radiogroup`. */
  async choose(option: string, value: string): Promise<void> {
    await this.open(tabOf(option));
    const group = this.dialog.getByRole('radiogroup', { name: option, exact: true });
    await group.getByText(value, { exact: true }).click();
    await expect(group.getByRole('radio', { name: value, exact: true })).toBeChecked();
    await this.close();
  }

  async chooseOnMistake(name: 'Go on' | 'Wait for the right key' | 'No way back'): Promise<void> {
    await this.open();
    const rules = this.dialog.getByRole('radiogroup', { name: 'On a mistake' });
    await rules.getByText(name, { exact: true }).click();
    await expect(rules.getByRole('radio', { name, exact: true })).toBeChecked();
    await this.close();
  }

  async chooseSpace(name: 'A character' | 'Ends the word'): Promise<void> {
    await this.open();
    const choices = this.dialog.getByRole('radiogroup', { name: 'Space', exact: true });
    await choices.getByText(name, { exact: true }).click();
    await expect(choices.getByRole('radio', { name, exact: true })).toBeChecked();
    await this.close();
  }

  /** Picks another duration, and types it without leaving its box. */
  async typeTime(seconds: string): Promise<void> {
    await this.open();
    await this.dialog.getByRole('radiogroup', { name: 'Time' }).getByText('Other', { exact: true }).click();
    await this.dialog.getByRole('spinbutton', { name: 'Seconds' }).fill(seconds);
  }

  /** Chooses words by their name in the menu, and waits until they have loaded. */
  async chooseWords(label: string): Promise<void> {
    await this.open();
    await this.words.selectOption({ label });
    await this.close();
    await expect(this.thirty.main.getByText(label, { exact: true })).toBeVisible();
  }

  async chooseStandard(): Promise<void> {
    await this.open();
    await this.reset('Round').click();
    await this.close();
  }

  /** Opens the box for a custom text. */
  async openCustomText(): Promise<Locator> {
    await this.open();
    await this.words.selectOption({ label: 'Own text' });
    return this.dialog.getByRole('textbox', { name: 'Own text' });
  }

  /** Types a custom text in and uses it; the dialog stays open. */
  async giveText(text: string): Promise<void> {
    const box = await this.openCustomText();
    await box.fill(text);
    await this.dialog.getByRole('button', { name: 'Use this text' }).click();
  }
}
