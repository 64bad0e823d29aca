import { Button, Combobox, useCombobox } from "@mantine/core";
import { useEffect, useState } from "react";
import { noteTexts as texts } from "#texts/desk-records";

interface Colleague {
  id: string;
  name: string;
}

interface MentionChoiceProps {
  colleagues: readonly Colleague[];
  onChoose: (name: string) => void;
}

/** A button that opens a list of colleagues, with a field that filters it. */
export function MentionChoice({ colleagues, onChoose }: MentionChoiceProps) {
  const [typed, setTyped] = useState("");
  const list = useCombobox({
    onDropdownOpen: () => list.focusSearchInput(),
    onDropdownClose: (cause) => {
      list.resetSelectedOption();
      setTyped("");
      // Whoever clicked elsewhere has already gone on.
      if (cause === "keyboard") list.focusTarget();
    },
  });
  const { dropdownOpened: isOpen, selectFirstOption } = list;
  // Enter takes the first name that is left.
  useEffect(() => {
    if (typed !== "") selectFirstOption();
  }, [typed, selectFirstOption]);
  const found = colleagues.filter(({ name }) => plain(name).includes(plain(typed)));
  return (
    // Scrolling to a colleague far down the list may move the button out of sight.
    <Combobox
      store={list}
      withinPortal={false}
      width="min(18rem, 90vw)"
      position="bottom-start"
      hideDetached={false}
      onOptionSubmit={(name) => {
        list.closeDropdown();
        onChoose(name);
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          variant="default"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => list.toggleDropdown()}
        >
          {texts.mention}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          role="combobox"
          aria-expanded={isOpen}
          aria-autocomplete="list"
          aria-label={texts.findColleague}
          placeholder={texts.findColleague}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Tab") return;
            event.preventDefault();
            list.closeDropdown("keyboard");
          }}
        />
        <Combobox.Options mah="15rem" style={{ overflowY: "auto" }} aria-label={texts.colleagues}>
          {found.map(({ id, name }) => (
            <Combobox.Option key={id} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <div role="status">
          {found.length === 0 && plain(typed) !== "" && (
            <Combobox.Empty>{texts.noColleague}</Combobox.Empty>
          )}
        </div>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Without accents and capitals, which people leave out when they search. */
const plain = (text: string) => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
