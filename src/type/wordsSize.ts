/** Sets the size of the words, in percent of their usual size. `watchType` reports the change. */
export function setWordsSize(percent: number): void {
  document.documentElement.style.setProperty('--words-scale', String(percent / 100));
}
