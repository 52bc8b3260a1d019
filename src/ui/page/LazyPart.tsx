import { useAtomValue, useSetAtom } from 'jotai';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { notifyAtom, withdrawNoticeAtom } from '../../state/page/noticeAtoms';
import { setupAtom } from '../../state/round/roundAtoms';

/** A component in a chunk of its own. */
export class LazyPart<Props> {
  readonly #import: () => Promise<ComponentType<Props>>;
  #loading: Promise<ComponentType<Props>> | null = null;
  #hasFailed = false;
  /** Null until it has been loaded. */
  component: ComponentType<Props> | null = null;

  /** @param load gives the component: an `import()`, and anything else that must be loaded before it is rendered */
  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#import = load;
  }

  /** Loads it, once. After a failure, every call rejects until `tryAgain`. */
  load(): Promise<ComponentType<Props>> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /**
   * Loads it before it is needed; resolves to whether it has come with this: not if it was there before, which says nothing
   * of a part that fails as it is rendered. After a failure, the next `load` tries again.
   */
  async preload(): Promise<boolean> {
    if (this.component) return false;
    return this.load().then(
      () => true,
      () => {
        this.tryAgain();
        return false;
      },
    );
  }

  /** Has the next `load` try again after a failure. */
  tryAgain(): void {
    if (this.#hasFailed) this.#loading = null;
    this.#hasFailed = false;
  }

  async #load(): Promise<ComponentType<Props>> {
    try {
      const component = await this.#import();
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
  /** What the notice is about if it is missing: the part itself, if left out. */
  readonly about?: unknown;
  /** Called if it cannot be loaded or rendered, to show something else. A render error then causes no notice. */
  readonly onMissing?: () => void;
  /** Whether it is to be seen, for a part that may still fail after its first render; true if left out. */
  readonly isShown?: boolean;
}

/**
 * A part of the page, as soon as it is loaded. If it fails, a notice says so until it is there, and the page goes on without
 * it. It is tried again with the next round (not at its first key) and whenever it is mounted again.
 */
export function Part<Props extends object>({
  part,
  props,
  about = part,
  onMissing,
  isShown = true,
}: PartProps<Props>): ReactNode {
  const setup = useAtomValue(setupAtom);
  const notify = useSetAtom(notifyAtom);
  // A part that is already loaded is rendered at once. Kept in state, because the other branch would mount it anew.
  const [Component] = useState(() => part.component);
  // After a failure here, the next mount tries again.
  useEffect(() => () => part.tryAgain(), [part]);
  const onError = (error: unknown): void => {
    if (!onMissing || !part.component || isLoadFailure(error)) notify('partMissing', about);
    onMissing?.();
  };
  return (
    <ErrorBoundary fallback={null} resetKeys={[setup]} onReset={() => part.tryAgain()} onError={onError}>
      <Suspense fallback={null}>
        {Component ? <Component {...props} /> : <Loaded part={part} props={props} />}
        {isShown && <PartShown about={about} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * To be mounted with what has failed, perhaps, and beside it: withdraws the notice that it is missing, once it is shown.
 */
export function PartShown({ about }: { readonly about: unknown }): null {
  const withdraw = useSetAtom(withdrawNoticeAtom);
  const [isShown, setShown] = useState(false);
  // As most parts bring their contents: in a transition after the first render. If they throw, this is not rendered either.
  useEffect(() => startTransition(() => setShown(true)), []);
  useEffect(() => {
    if (isShown) withdraw('partMissing', about);
  }, [withdraw, about, isShown]);
  return null;
}

/** Whether something that the part itself imports could not be loaded: all engines' messages name the import. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /\bimport/i.test(error.message);
}

function Loaded<Props extends object>({ part, props }: Pick<PartProps<Props>, 'part' | 'props'>) {
  const Component = use(part.load());
  return <Component {...props} />;
}
