import { type PageWorker, startWorker } from '../../platform/page/webWorker';
import address from './importWorker?worker&url';
import { type ImportNews, type ImportOrder, RoundsImport } from './roundsImport';

/** An import that has been started; it follows orders until it is ended. */
export type StartedImport = PageWorker<ImportOrder>;

/** Starts an import in a Web Worker. Where there is none, or it fails, all it was asked for is done on the page. */
export function startImport(tell: (news: ImportNews) => void): StartedImport {
  const orders: ImportOrder[] = [];
  let isOver = false;
  let onPage: RoundsImport | null = null;
  const follow = (order: ImportOrder): void => void onPage?.follow(order);
  const worker = startWorker<ImportOrder, ImportNews>(address, tell, () => {
    onPage = new RoundsImport((news) => !isOver && tell(news));
    orders.forEach(follow);
  });
  return {
    order: (order) => {
      orders.push(order);
      if (onPage) follow(order);
      else worker.order(order);
    },
    end: () => {
      isOver = true;
      worker.end();
      follow({ kind: 'stop' });
    },
  };
}
