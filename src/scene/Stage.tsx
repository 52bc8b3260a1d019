import { createRoot } from '@pixi/react';
import { type Application, type ApplicationOptions, Ticker } from 'pixi.js';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { hasGpu } from './hasGpu';

interface StageProps {
  /** Renders the scene once Pixi has started. React contexts do not reach it: pass in what it needs. */
  readonly children: (app: Application) => ReactNode;
}

const OPTIONS: Partial<ApplicationOptions> = {
  autoStart: false,
  antialias: false,
  backgroundAlpha: 0,
  skipExtensionImports: true,
};

/**
 * A Pixi application whose scene is JSX and which renders only on request.
 *
 * It replaces `<Application>` of @pixi/react 8.0.5, which destroys its live application when React's StrictMode mounts
 * twice inside a lazy boundary (its issues 602 and 613), and which swallows a failing start. Here each mount has a canvas
 * of its own, and a failing start or scene reaches the error boundary around the stage.
 */
export function Stage({ children }: StageProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<{ render: (node: ReactNode) => void } | null>(null);
  const [app, setApp] = useState<Application | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [preference, setPreference] = useState<ApplicationOptions['preference'] | null>(null);
  if (failure) throw failure;

  // In an effect of its own: on a slow processor it takes as long as starting the renderer, and keys come in between.
  useEffect(() => setPreference(hasGpu() ? ['webgl', 'canvas'] : ['canvas']), []);

  useEffect(() => {
    if (!preference) return;
    // Pixi's system ticker would wake up 60 times a second for nothing (`autoStart: false` does not stop it).
    Ticker.system.autoStart = false;
    Ticker.system.stop();

    const canvas = document.createElement('canvas');
    canvas.style.display = 'block';
    // Screen readers get the words as text.
    canvas.setAttribute('aria-hidden', 'true');
    hostRef.current?.append(canvas);
    const observer = new MutationObserver(() => {
      if (!canvas.isConnected) setFailure(new Error('Something has removed the canvas from the page.'));
    });
    for (const place of [hostRef.current, hostRef.current?.parentElement]) {
      if (place) observer.observe(place, { childList: true });
    }
    let isMounted = true;
    let hasScene = false;
    let made: Application | undefined;
    const destroy = (): void => {
      made?.destroy();
      made = undefined;
    };

    const root = createRoot(canvas, {
      onInit: (initialised: Application) => {
        made = initialised;
        // The words have one texture, and batching over several is expensive where shaders run in software.
        if (made.renderer.limits) made.renderer.limits.maxBatchableTextures = 1;
      },
    });
    const started = root.render(null, { ...OPTIONS, preference }).then(
      (initialised: Application) => {
        if (isMounted) setApp(initialised);
        else destroy();
      },
      (reason: unknown) => {
        if (isMounted) setFailure(reason ?? new Error('Pixi did not start and gave no reason.'));
      },
    );
    rootRef.current = {
      render: (node) => {
        hasScene = true;
        void root.render(
          <>
            <ErrorBoundary fallback={null} onError={(reason) => isMounted && setFailure(reason)}>
              {node}
            </ErrorBoundary>
            <OnUnmount act={destroy} />
          </>,
          {},
        );
      },
    };
    return () => {
      isMounted = false;
      rootRef.current = null;
      observer.disconnect();
      canvas.remove();
      setApp(null);
      void started.then(() => {
        if (hasScene) void root.render(null, {});
        else destroy();
      });
    };
  }, [preference]);

  useLayoutEffect(() => {
    if (app) rootRef.current?.render(children(app));
  }, [app, children]);

  return <div ref={hostRef} />;
}

/** Calls `act` once the scene around it has been unmounted. */
function OnUnmount({ act }: { readonly act: () => void }) {
  useLayoutEffect(() => () => queueMicrotask(act), [act]);
  return null;
}
