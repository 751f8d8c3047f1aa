import { useOrderMessage } from "../resources/new-order";
import { MessageActions } from "./new-order/message-actions";

/** The message for a customer without an email, to be sent again; nothing while it is not known. */
export function OrderMessage({ id }: { id: number }) {
  const { data } = useOrderMessage(id);
  return data ? (
    <div className="mt-3 flex flex-col gap-3 md:flex-row">
      <MessageActions message={data.message} />
    </div>
  ) : null;
}
