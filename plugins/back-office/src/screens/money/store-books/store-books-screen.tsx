import { BuildingStorefront } from "@medusajs/icons";
import { useTexts } from "../../i18n/text";
import { useBooksAgain, useStoreBooks } from "../../resources/store-books";
import { readListAddress } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { BooksDetail } from "./books-detail";
import { BooksList } from "./books-list";
import { Payouts } from "./payouts";

const PAGE_SIZE = 50;

/** The page, and the store whose books are open. */
function readBooksAddress(search: URLSearchParams) {
  return readListAddress<object>(search, {});
}

/** What the shop owes its stores, and the payouts of a month; `?id=` opens the books of a store (ruling 55). */
export default function StoreBooksScreen() {
  const { t } = useTexts();
  const { page, open, turnTo, closeRow } = useListAddress(readBooksAddress);
  const books = useStoreBooks(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const again = useBooksAgain();
  return (
    <div className="flex flex-col gap-y-8">
      <Payouts />
      <section className="flex flex-col gap-y-4">
        <PagedList
          query={{ ...books, refetch: again }}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={turnTo}
          failed={t("storeBooks.failed")}
          total={(count) => t("storeBooks.total", { count })}
          narrowed={false}
          noMatch={t("storeBooks.empty")}
          empty={{ icon: <BuildingStorefront />, text: t("storeBooks.empty") }}
        >
          {(rows, nothing) => <BooksList books={rows} empty={nothing} />}
        </PagedList>
      </section>
      <BooksDetail id={open} onClose={closeRow} />
    </div>
  );
}
