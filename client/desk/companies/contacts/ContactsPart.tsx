import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { companyTexts, contactTexts as texts } from "#texts/desk-companies";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { DotList } from "../../../components/ui/DotList";
import { LoadedList } from "../../../components/ui/LoadedList";
import { attempt } from "../../../lib/refusal";
import { FRESH, useList } from "../../../lib/use-list";
import { MailTroubleNote } from "../../parts/MailTroubleNote";
import { Part } from "../../parts/Part";
import classes from "../Companies.module.css";
import { ContactDialog } from "./ContactDialog";
import {
  useClientContactsQuery,
  useRemoveContactMutation,
  type ClientContactFragment,
  type ClientContactsQuery,
} from "./Contacts.generated";
import { NEW_CONTACT, RELOAD } from "./contact-values";

interface ContactsPartProps {
  companyId: string;
  /** Whether the person may add, change, and remove contacts. */
  canKeep: boolean;
}

/** People at the client. The address says which one is edited, so that logging in again comes back to the form. */
export function ContactsPart({ companyId, canKeep }: ContactsPartProps) {
  const [params, setParams] = useSearchParams();
  const edited = params.get("contact");
  const edit = (id: string | null) =>
    setParams(id === null ? {} : { contact: id }, { preventScrollReset: true, replace: true });
  const list = useList(
    useClientContactsQuery({ ...FRESH, variables: { companyId } }),
    ({ companyContacts }: ClientContactsQuery) => companyContacts,
    (data, nodes) => ({ companyContacts: { ...data.companyContacts, nodes } }),
  );
  return (
    <Part
      id="company-contacts"
      title={texts.title}
      actions={
        canKeep && (
          <Button variant="default" onClick={() => edit(NEW_CONTACT)}>
            {texts.add}
          </Button>
        )
      }
    >
      <p className={classes.muted}>{texts.lead}</p>
      <LoadedList
        list={list}
        failedTitle={texts.loadFailed}
        empty={<p className={classes.below}>{canKeep ? texts.noneForKeepers : texts.none}</p>}
      >
        {(contacts) => (
          <ul className={classes.contacts}>
            {contacts.map((contact) => (
              <Contact
                key={contact.id}
                contact={contact}
                canKeep={canKeep}
                onEdit={() => edit(contact.id)}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      {canKeep && edited !== null && list.nodes !== null && (
        <ContactDialog
          key={edited}
          companyId={companyId}
          contact={list.nodes.find(({ id }) => id === edited) ?? null}
          isNew={edited === NEW_CONTACT}
          onClose={() => edit(null)}
        />
      )}
    </Part>
  );
}

interface ContactProps {
  contact: ClientContactFragment;
  canKeep: boolean;
  onEdit: () => void;
}

function Contact({ contact, canKeep, onEdit }: ContactProps) {
  const { name, role, email, phone, notes } = contact;
  const ways = [
    ...(email === null ? [] : [<Way key="email" scheme="mailto" address={email} />]),
    ...(phone === null ? [] : [<Way key="phone" scheme="tel" address={phone} />]),
  ];
  return (
    <li className={classes.contact}>
      <div className={classes.contactWords}>
        <h3 className={classes.contactName}>{name}</h3>
        {role !== null && <p className={classes.muted}>{role}</p>}
        {ways.length > 0 && (
          <p>
            <DotList items={ways} />
          </p>
        )}
        <MailTroubleNote trouble={contact.mailTrouble} />
        {notes !== "" && <p className={classes.text}>{notes}</p>}
      </div>
      {canKeep && (
        <div className={classes.contactActions}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={texts.editOf(name)}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
          <RemoveContact contact={contact} />
        </div>
      )}
    </li>
  );
}

/** A phone number is dialed without its extension. */
const Way = ({ scheme, address }: { scheme: "mailto" | "tel"; address: string }) => (
  <a href={`${scheme}:${scheme === "tel" ? dialed(address) : address}`}>{address}</a>
);
const dialed = (phone: string) => phone.replace(/(?:x|ext).*$/i, "").replace(/[^\d+]/g, "");

function RemoveContact({ contact: { id, name } }: { contact: ClientContactFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  const [removeContact] = useRemoveContactMutation(RELOAD);
  const remove = async () => {
    const variables = { input: { id } };
    const outcome = await attempt(
      () => removeContact({ variables }),
      "removedId",
      companyTexts.failed,
    );
    if (outcome.ok) notifications.show({ message: texts.removed(name), role: "status" });
    return outcome;
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.removeOf(name)}
        onClick={() => setIsAsking(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.removeTitle(name)}
        action={texts.remove}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
