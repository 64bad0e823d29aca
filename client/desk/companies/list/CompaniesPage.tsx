import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router-dom";
import { companiesTexts as texts } from "#texts/desk-companies";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { LinkButton } from "../../../components/ui/LinkButton";
import { LoadedList } from "../../../components/ui/LoadedList";
import { useViewer } from "../../../lib/session/viewer";
import { FRESH, useList } from "../../../lib/use-list";
import { useTypedWords } from "../../filters/use-typed-words";
import { DeskHeading } from "../../shell/DeskHeading";
import classes from "../Companies.module.css";
import { CompanyRows } from "./CompanyRows";
import { useCompanyListQuery, type CompanyListQuery } from "./CompanyList.generated";

/** The server counts no further. */
const MAX_COUNT = 1000;

/** The companies that the person works for; for administrators, all of them. */
export function CompaniesPage() {
  const isAdmin = useViewer().viewer?.role === "ADMIN";
  const [params, setParams] = useSearchParams();
  const search = params.get("query")?.slice(0, 120) ?? "";
  const change = (typed: string) =>
    setParams(typed === "" ? {} : { query: typed }, { replace: true });
  const query = useCompanyListQuery({ ...FRESH, variables: { query: search } });
  const list = useList(
    query,
    ({ deskCompanies }: CompanyListQuery) => deskCompanies,
    (data, nodes) => ({ deskCompanies: { ...data.deskCompanies, nodes } }),
  );
  const total = query.data?.deskCompanies.totalCount ?? 0;
  return (
    <>
      <DeskHeading
        title={deskTexts.names.companies}
        lead={texts.lead}
        actions={isAdmin && <AddButton />}
      />
      <Words search={search} onType={change} />
      <LoadedList
        list={list}
        failedTitle={texts.loadFailed}
        empty={<NoCompanies isSearched={search !== ""} isAdmin={isAdmin} />}
      >
        {(companies) => (
          <>
            <p className={classes.total} role="status">
              {total < MAX_COUNT ? texts.total(total) : texts.totalOver(total)}
            </p>
            <CompanyRows companies={companies} withRole={!isAdmin} />
          </>
        )}
      </LoadedList>
    </>
  );
}

const AddButton = () => (
  <Button
    component={Link}
    to={paths.desk("companies", "new")}
    leftSection={<IconPlus size={18} aria-hidden="true" />}
  >
    {texts.add}
  </Button>
);

interface WordsProps {
  search: string;
  onType: (typed: string) => void;
}

function Words({ search, onType }: WordsProps) {
  const words = useTypedWords(search, onType);
  return (
    <search className={classes.search}>
      <TextInput
        type="search"
        label={texts.search}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={120}
        {...words}
      />
    </search>
  );
}

function NoCompanies({ isSearched, isAdmin }: { isSearched: boolean; isAdmin: boolean }) {
  if (isSearched)
    return (
      <EmptyState
        title={texts.noMatchTitle}
        actions={
          <LinkButton to={paths.desk("companies")} variant="default">
            {texts.showAll}
          </LinkButton>
        }
      >
        {texts.noMatchText}
      </EmptyState>
    );
  return (
    <EmptyState title={texts.noneTitle}>{isAdmin ? texts.noneForAdmin : texts.noneText}</EmptyState>
  );
}
