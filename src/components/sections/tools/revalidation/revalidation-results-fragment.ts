import { graphql } from 'gatsby';

/** The words of what the revalidation planner has worked out. */
export const revalidationResultsFragment = graphql`
  fragment RevalidationResultWords on RevalidationPlannerCopyResults {
    title
    summary
    next {
      before
      open
      late
      expired
    }
    mayChange
    asOf
    holds
    dates {
      caption
      what
      day
      begins
      confirmationFrom
      opens
      due
      expires
    }
    parts {
      caption
      part
      state
      done
      open
      hours {
        title
        checklist
      }
      cpd {
        title
        checklist
      }
      feedback {
        title
        checklist
      }
      accounts {
        title
        checklist
      }
      discussion {
        title
        checklist
      }
      character {
        title
        checklist
      }
      indemnity {
        title
        checklist
      }
      confirmation {
        title
        checklist
      }
    }
    measures {
      hours
      firstHours
      secondHours
      cpd
      participatory
      feedback
      accounts
    }
    pending
    paces {
      hours
      pieces
      oneIn
      now
      joined
    }
    faults {
      incompleteCpd
      booked
      noDate
      inFuture
      beforePeriod
      tooEarly
      accountsFirst
      discussionFirst
      notCovered
      declare
    }
    checklist {
      title
      lead
    }
  }
`;
