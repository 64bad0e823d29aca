import { useApolloClient } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MAX_SAVED_JOBS } from "#site/saved-jobs";
import { AppliedJobsDocument } from "../AppliedJobs.generated";
import { ViewerDocument } from "../../../lib/session/Viewer.generated";
import { renderApp } from "../../../test/render";
import { buildViewer, viewerAnswer } from "../../../test/viewer";
import { sampleJob } from "../sample-job";
import { browserSavedJobs } from "./browser-saved-jobs";
import { SavedJobIdsDocument } from "./SavedJobIds.generated";
import { SavedJobsDocument, type SavedJobsQuery } from "./SavedJobs.generated";
import { SaveJobDocument, SaveJobsDocument, UnsaveJobDocument } from "./SaveJobs.generated";
import { SavePlace } from "./SavePlace";
import { SavedJobs } from "./SavedJobs";
import { useMoveSavedJobs } from "./use-move-saved-jobs";

type Mock = MockLink.MockedResponse;
const user = userEvent.setup({ delay: null });
const job = { id: "job-1", role: "Welder" };

beforeEach(() => browserSavedJobs.write([]));

const savedInAccount = (ids: string[]): Mock => ({
  request: { query: SavedJobIdsDocument },
  result: { data: { savedJobIds: ids } },
});
const saveAnswer = (userErrors: object[] = []): Mock => ({
  request: { query: SaveJobDocument, variables: { input: { jobId: job.id } } },
  result: {
    data: {
      saveJob: {
        __typename: "SaveJobPayload",
        jobId: userErrors.length === 0 ? job.id : null,
        userErrors,
      },
    },
  },
});
const unsaveAnswer: Mock = {
  request: { query: UnsaveJobDocument, variables: { input: { jobId: job.id } } },
  result: {
    data: { unsaveJob: { __typename: "UnsaveJobPayload", jobId: job.id, userErrors: [] } },
  },
};
const noApplications: Mock = {
  request: { query: AppliedJobsDocument, variables: () => true },
  result: { data: { myApplicationsTo: [] } },
  maxUsageCount: Infinity,
};
const jobsAnswer = (ids: string[], found: SavedJobsQuery["jobsByIds"]): Mock => ({
  request: { query: SavedJobsDocument, variables: { ids } },
  result: { data: { jobsByIds: found } },
});
const savedJob = (
  id: string,
  role: string,
  isOpen = true,
): SavedJobsQuery["jobsByIds"][number] => ({
  ...sampleJob,
  id,
  role,
  acceptsApplications: isOpen,
});

const heart = (role = job.role) => screen.findByRole("button", { name: `Save ${role}` });

/** The heart, once it is known whether it is set. */
async function readyHeart(role?: string) {
  const button = await heart(role);
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe("the heart of a visitor", () => {
  const show = () => renderApp(<SavePlace job={job} />, { mocks: [viewerAnswer(null)] });

  it("saves the job in the browser, and takes it off", async () => {
    show();
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
    await user.click(await readyHeart());
    expect(await heart()).toHaveAttribute("aria-pressed", "true");
    expect(browserSavedJobs.read()).toEqual(["job-1"]);
    await user.keyboard(" ");
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
    expect(browserSavedJobs.read()).toEqual([]);
  });

  it("says when there are too many", async () => {
    const full = Array.from({ length: MAX_SAVED_JOBS }, (_, index) => `other-${index}`);
    browserSavedJobs.write(full);
    show();
    await user.click(await readyHeart());
    expect(await screen.findByText("You can save up to 500 jobs. Remove one first.")).toBeVisible();
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
  });

  it("says when the browser stores nothing", async () => {
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    show();
    await user.click(await readyHeart());
    full.mockRestore();
    expect(await screen.findByText(/Your browser couldn’t save this job/)).toBeVisible();
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
  });

  it("follows other tabs", async () => {
    show();
    await readyHeart();
    localStorage.setItem("staffboard-saved-jobs", '["job-1", 7]');
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "staffboard-saved-jobs" }));
    });
    await waitFor(async () => expect(await heart()).toHaveAttribute("aria-pressed", "true"));
    expect(browserSavedJobs.read()).toEqual(["job-1"]);
  });
});

describe("the heart of a signed-in person", () => {
  const show = (...mocks: Mock[]) =>
    renderApp(<SavePlace job={job} />, { mocks: [viewerAnswer(buildViewer()), ...mocks] });

  it("saves the job in the account, and takes it off", async () => {
    const { allAnswered } = show(savedInAccount([]), saveAnswer(), unsaveAnswer);
    await heart();
    await allAnswered();
    await user.click(await readyHeart());
    await allAnswered();
    expect(await heart()).toHaveAttribute("aria-pressed", "true");
    await user.click(await readyHeart());
    await allAnswered();
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
    expect(browserSavedJobs.read()).toEqual([]);
  });

  it("is taken back, with the reason, when the server refuses", async () => {
    const message = "You can save up to 500 jobs. Remove one first.";
    const refusal = { __typename: "UserError", field: null, message };
    const { allAnswered } = show(savedInAccount([]), saveAnswer([refusal]));
    await heart();
    await allAnswered();
    await user.click(await readyHeart());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
  });
});

describe("while the saved jobs are not known", () => {
  const failedIds: Mock = {
    request: { query: SavedJobIdsDocument },
    error: new Error("connection refused"),
  };

  it("the heart waits", async () => {
    const { allAnswered } = renderApp(<SavePlace job={job} />, {
      mocks: [viewerAnswer(buildViewer()), { ...savedInAccount([job.id]), delay: 50 }],
    });
    expect(await heart()).toBeDisabled();
    await allAnswered();
    expect(await heart()).toBeEnabled();
    expect(await heart()).toHaveAttribute("aria-pressed", "true");
  });

  it("a heart that could not be loaded saves, and is then loaded", async () => {
    const { allAnswered } = renderApp(<SavePlace job={job} />, {
      mocks: [viewerAnswer(buildViewer()), failedIds, saveAnswer(), savedInAccount([job.id])],
    });
    await heart();
    await allAnswered();
    await user.click(await readyHeart());
    await waitFor(async () => expect(await heart()).toHaveAttribute("aria-pressed", "true"));
  });
});

describe("after a sign-in", () => {
  const Mover = () => {
    useMoveSavedJobs();
    return <SavePlace job={job} />;
  };
  const moved = (savedJobIds: string[] | null, withoutRoom: string[] = []): Mock => ({
    request: { query: SaveJobsDocument, variables: { input: { jobIds: ["job-1", "job-2"] } } },
    result: {
      data: {
        saveJobs: {
          __typename: "SaveJobsPayload",
          savedJobIds,
          withoutRoom: savedJobIds && withoutRoom,
          userErrors: savedJobIds ? [] : [{ __typename: "UserError", field: null, message: "No" }],
        },
      },
    },
  });
  const show = (...mocks: Mock[]) => {
    browserSavedJobs.write(["job-1", "job-2"]);
    return renderApp(<Mover />, {
      mocks: [viewerAnswer(buildViewer()), savedInAccount(["job-3"]), ...mocks],
    });
  };

  it("the browser's jobs move to the account", async () => {
    const { allAnswered } = show(moved(["job-1", "job-2", "job-3"]));
    await allAnswered();
    await waitFor(() => expect(browserSavedJobs.read()).toEqual([]));
    await waitFor(async () => expect(await heart()).toHaveAttribute("aria-pressed", "true"));
  });

  it("those that there is no room for stay in the browser; those that are gone don’t", async () => {
    const { allAnswered } = show(moved(["job-3"], ["job-2"]));
    await allAnswered();
    await waitFor(() => expect(browserSavedJobs.read()).toEqual(["job-2"]));
  });

  it("they stay in the browser while the account is full", async () => {
    browserSavedJobs.write(["job-1"]);
    const full = Array.from({ length: MAX_SAVED_JOBS }, (_, index) => `other-${index}`);
    const { allAnswered } = renderApp(<Mover />, {
      mocks: [viewerAnswer(buildViewer()), savedInAccount(full)],
    });
    await allAnswered();
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
    expect(browserSavedJobs.read()).toEqual(["job-1"]);
  });

  it("they stay in the browser if the server refuses", async () => {
    const { allAnswered } = show(moved(null));
    await allAnswered();
    await allAnswered();
    expect(browserSavedJobs.read()).toEqual(["job-1", "job-2"]);
  });
});

describe("the list", () => {
  const show = (...mocks: Mock[]) =>
    renderApp(<SavedJobs />, { mocks: [viewerAnswer(null), noApplications, ...mocks] });

  it("says how to begin when it is empty", async () => {
    show();
    expect(await screen.findByRole("heading", { name: "No saved jobs yet" })).toBeVisible();
  });

  it("shows open and closed jobs, and keeps one that is taken off in sight", async () => {
    browserSavedJobs.write(["job-2", "job-1"]);
    show(
      jobsAnswer(
        ["job-2", "job-1"],
        [savedJob("job-2", "Cook", false), savedJob("job-1", "Welder")],
      ),
    );
    const [first, second] = await screen.findAllByRole("article");
    expect(first && within(first).getByText("Closed")).toBeVisible();
    expect(second && within(second).queryByText("Closed")).toBeNull();
    expect(screen.getByText("Saved in this browser only.")).toBeVisible();
    await user.click(await readyHeart("Cook"));
    expect(browserSavedJobs.read()).toEqual(["job-1"]);
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });

  it("says how many jobs stay in the browser because the account is full", async () => {
    const full = Array.from({ length: MAX_SAVED_JOBS }, (_, index) => `other-${index}`);
    browserSavedJobs.write(["job-1", "other-7", "job-2"]);
    renderApp(<SavedJobs />, {
      mocks: [
        viewerAnswer(buildViewer()),
        savedInAccount(full),
        noApplications,
        jobsAnswer(full.slice(0, 20), []),
      ],
    });
    const text =
      "Your account is full, with 500 saved jobs. 2 more stay in this browser until you remove some.";
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("offers to remove jobs that are gone", async () => {
    browserSavedJobs.write(["job-9", "job-1"]);
    show(jobsAnswer(["job-9", "job-1"], [savedJob("job-1", "Welder")]));
    expect(await screen.findByText("One saved job is no longer available.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove it" }));
    expect(browserSavedJobs.read()).toEqual(["job-1"]);
    expect(screen.queryByText("One saved job is no longer available.")).not.toBeInTheDocument();
  });

  it("says when they could not be removed", async () => {
    browserSavedJobs.write(["job-9", "job-1"]);
    show(jobsAnswer(["job-9", "job-1"], [savedJob("job-1", "Welder")]));
    const remove = await screen.findByRole("button", { name: "Remove it" });
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.click(remove);
    full.mockRestore();
    expect(await screen.findByText(/couldn’t remove this job/)).toBeVisible();
    expect(remove).toBeVisible();
  });

  it("asks the account for jobs that were saved elsewhere", async () => {
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return isOpen ? (
        <SavedJobs />
      ) : (
        <>
          <SavePlace job={job} />
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        </>
      );
    };
    const { allAnswered } = renderApp(<Page />, {
      mocks: [
        viewerAnswer(buildViewer()),
        noApplications,
        savedInAccount(["job-1"]),
        savedInAccount(["job-2", "job-1"]),
        jobsAnswer(["job-1"], [savedJob("job-1", "Welder")]),
        jobsAnswer(["job-2", "job-1"], [savedJob("job-2", "Cook"), savedJob("job-1", "Welder")]),
      ],
    });
    await heart();
    await allAnswered();
    await user.click(screen.getByText("Open"));
    expect(await heart("Cook")).toBeInTheDocument();
  });

  it("shows the next person nothing of the one before", async () => {
    browserSavedJobs.write(["job-1"]);
    const Page = () => {
      const client = useApolloClient();
      const arrive = () =>
        client.writeQuery({ query: ViewerDocument, data: { me: buildViewer() } });
      return (
        <>
          <SavedJobs />
          <button type="button" onClick={arrive}>
            Arrive
          </button>
        </>
      );
    };
    renderApp(<Page />, {
      mocks: [
        viewerAnswer(null),
        noApplications,
        jobsAnswer(["job-1"], [savedJob("job-1", "Welder")]),
        savedInAccount([]),
      ],
    });
    await screen.findByRole("article");
    await user.click(screen.getByText("Arrive"));
    expect(await screen.findByRole("heading", { name: "No saved jobs yet" })).toBeVisible();
  });

  it("is not empty while nobody knows who asks", async () => {
    renderApp(<SavedJobs />, {
      mocks: [
        { request: { query: ViewerDocument }, error: new Error("offline") },
        viewerAnswer(buildViewer()),
        noApplications,
        savedInAccount(["job-1"]),
        jobsAnswer(["job-1"], [savedJob("job-1", "Welder")]),
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("article")).toHaveTextContent("Welder");
  });

  it("never shows a failed list as an empty one", async () => {
    browserSavedJobs.write(["job-1"]);
    show({
      request: { query: SavedJobsDocument, variables: { ids: ["job-1"] } },
      error: new Error("connection refused"),
    });
    expect(await screen.findByText("We couldn’t load your saved jobs")).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});
