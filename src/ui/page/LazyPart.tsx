import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { notifyAtom } from '../../state/page/noticeAtoms';
import { setupAtom } from '../../state/round/roundAtoms';

/** A component in a file of its own. */
export class LazyPart<Props> {
  readonly #import: () => Promise<ComponentType<Props>>;
  #loading: Promise<ComponentType<Props>> | null = null;
  #hasFailed = false;
  /** Null until it has been loaded. */
  component: ComponentType<Props> | null = null;

  /** @param load gives the component: an `import()`, and what else must be there before it is rendered */
  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#import = load;
  }

  /** Loads it, once. Rejects if it cannot be loaded, and again until `tryAgain`. */
  load(): Promise<ComponentType<Props>> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Has the next `load` try anew, if it has failed. */
  tryAgain(): void {
    if (this.#hasFailed) this.#loading = null;
    this.#hasFailed = false;
  }

  async #load(): Promise<ComponentType<Props>> {
    try {
      const component = await this.#import();
      // What blocks a script may answer with an empty one.
      if (!component) throw new Error('A part of the page is empty.');
      this.component = component;
      return component;
    } catch (cause) {
      this.#hasFailed = true;
      throw cause;
    }
  }
}

interface PartProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** Puts something else in its place when it cannot be loaded or rendered. Then nothing is said of what cannot be rendered. */
  readonly onMissing?: () => void;
}

/**
 * A part of the page, as soon as it is loaded. If it fails, a notice says so, once a visit, and the page goes on without it;
 * the next round tries again, not its first key, and so does the next time that it is wanted.
 */
export function Part<Props extends object>({ part, props, onMissing }: PartProps<Props>): ReactNode {
  const setup = useAtomValue(setupAtom);
  const notify = useSetAtom(notifyAtom);
  // One that was loaded beforehand is shown in this very render. For good: else it would be mounted again once it has come.
  const [Component] = useState(() => {
    // It may have failed then.
    part.tryAgain();
    return part.component;
  });
  const onError = (error: unknown): void => {
    if (!onMissing || !part.component || isLoadFailure(error)) notify('partMissing');
    onMissing?.();
  };
  return (
    <ErrorBoundary fallback={null} resetKeys={[setup]} onReset={() => part.tryAgain()} onError={onError}>
      <Suspense fallback={null}>
        {Component ? <Component {...props} /> : <Loaded part={part} props={props} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Whether something that the part itself imports could not be loaded: all engines' messages name the import. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /\bimport/i.test(error.message);
}

function Loaded<Props extends object>({ part, props }: PartProps<Props>) {
  const Component = use(part.load());
  return <Component {...props} />;
}
